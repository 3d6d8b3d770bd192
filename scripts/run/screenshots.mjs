import { readFileSync, writeFileSync } from 'node:fs';

/**
 * A vitest reporter of the results that `.storybook/screenshots.ts` attaches to the tests: the compared screenshots, or
 * why there are none. It prints them at the end, or writes them as JSON to the file of `SCREENSHOTS_FILE`.
 */
export default class ScreenshotReporter {
  #names = [];
  #reason;

  onTestCaseResult(testCase) {
    const { pictures } = testCase.meta();
    if (pictures === undefined) return;
    this.#names.push(...pictures.names);
    this.#reason ??= pictures.reason;
  }

  onTestRunEnd() {
    const looked = { names: this.#names, reason: this.#reason };
    const file = process.env.SCREENSHOTS_FILE;
    if (file !== undefined) writeFileSync(file, JSON.stringify(looked));
    else if (describeScreenshots(looked) !== '') console.log(describeScreenshots(looked));
  }
}

/** Describes a run's screenshot comparison; empty without any. */
export function describeScreenshots({ names, reason }) {
  if (reason !== undefined) return `screenshots not compared: ${reason}`;
  return names.length === 0 ? '' : `${names.length} screenshots compared`;
}

export const readScreenshots = (file) => JSON.parse(readFileSync(file, 'utf8'));
