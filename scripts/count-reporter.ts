import type { Reporter, TestModule } from "vitest/node";

/** Ends a run with one line that machines read: `N passed, N failed, N skipped`. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const count = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    for (const module of modules) {
      let broken = module.errors().length > 0;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === "passed") count.passed += 1;
        else if (state === "failed") count.failed += 1;
        else count.skipped += 1;
        broken &&= state !== "failed";
      }
      if (broken) count.failed += 1;
    }
    process.stdout.write(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped\n`);
  }
}
