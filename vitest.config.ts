import { defineConfig } from "vitest/config";

// Tests run the TypeScript sources through the `narwhal-source` export condition: no build is needed.
const conditions = ["narwhal-source", "node", "module", "import", "default"];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ["packages/*/test/**/*.test.ts"],
    setupFiles: ["./scripts/property-seed.ts"],
    reporters: ["default", "./scripts/count-reporter.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
