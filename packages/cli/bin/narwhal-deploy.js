#!/bin/sh
":" //# "sh reads this line; Node 20 would take our --env-file for its own without --" ; exec node -- "$0" "$@"
import "../dist/main.js";
