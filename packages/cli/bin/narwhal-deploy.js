#!/usr/bin/env sh
":" //# "sh reads this line; Node 20 would take our --env-file for its own without --" ; exec node -- "$0" "$@"
// oxlint-disable-next-line import/no-unassigned-import
import "../dist/main.js";
