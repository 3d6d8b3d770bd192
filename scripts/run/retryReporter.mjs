import { writeFileSync } from 'node:fs';

/**
 * A vitest reporter that writes the names of the tests that passed only on retry, as a JSON list, to the file of
 * `RETRIES_FILE`. vitest's own JSON reporter does not distinguish them.
 */
export default class RetryReporter {
  #names = [];

  onTestCaseResult(testCase) {
    if (testCase.diagnostic()?.flaky) this.#names.push(testCase.fullName);
  }

  onTestRunEnd() {
    const file = process.env.RETRIES_FILE;
    if (file !== undefined) writeFileSync(file, JSON.stringify(this.#names));
  }
}
