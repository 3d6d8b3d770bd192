import type { Check, OperationReport, Report } from './report.ts';

/** A report as JUnit XML: a suite for each service, a test case for each check; unreached checks are skipped. */
export function junitXml(report: Report): string {
  const suites = report.services.map(({ service, url, operations }) => {
    const cases = operations.flatMap(testCases);
    const number = (name: string): number => cases.filter(({ result }) => result === name).length;
    const attributes = attributesOf({
      name: service,
      hostname: url,
      timestamp: report.startedAt.toISOString().slice(0, 19),
      tests: cases.length,
      failures: number('failure'),
      errors: 0,
      skipped: number('skipped'),
      time: seconds(cases.reduce((sum, { milliseconds }) => sum + milliseconds, 0)),
    });
    return `  <testsuite${attributes}>\n${cases.map(({ xml }) => `${xml}\n`).join('')}  </testsuite>\n`;
  });
  const attributes = attributesOf({ name: 'conformance', time: seconds(report.milliseconds) });
  const unfinished = report.isFinished ? '' : UNFINISHED;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${attributes}>\n${suites.join('')}${unfinished}</testsuites>\n`;
}

interface TestCase {
  readonly result: 'passed' | 'failure' | 'skipped';
  readonly milliseconds: number;
  readonly xml: string;
}

const UNFINISHED =
  '  <testsuite name="run" tests="1" failures="1" errors="0" skipped="0" time="0.000">\n' +
  '    <testcase classname="run" name="finishes in time" time="0.000">\n' +
  '      <failure message="The time ran out before the last check."></failure>\n' +
  '    </testcase>\n  </testsuite>\n';

function testCases({ operation, state, checks }: OperationReport): TestCase[] {
  const classname = `${operation.service}.${operation.id}`;
  if (state === 'not implemented') {
    return [
      testCase(classname, { name: 'is implemented', milliseconds: 0 }, 'skipped', skipped('not implemented')),
    ];
  }
  return checks.map((check) => {
    switch (check.outcome) {
      case 'passed':
        return testCase(classname, check, 'passed', '');
      case 'not reached':
        return testCase(classname, check, 'skipped', skipped(check.reason ?? 'not reached'));
      case 'different':
        return testCase(classname, check, 'failure', failure(check));
    }
  });
}

function testCase(
  classname: string,
  { name, milliseconds }: Pick<Check, 'name' | 'milliseconds'>,
  result: TestCase['result'],
  content: string,
): TestCase {
  const start = `    <testcase${attributesOf({ classname, name, time: seconds(milliseconds) })}`;
  return {
    result,
    milliseconds,
    xml: content === '' ? `${start}/>` : `${start}>\n${content}    </testcase>`,
  };
}

function failure({ differences }: Check): string {
  const lines = differences.map(({ path, expected, got }) => `${path}: expected ${expected}; got ${got}`);
  const text = differences.map(({ request }, index) => `${request}\n  ${lines[index] ?? ''}`).join('\n');
  return `      <failure${attributesOf({ message: lines[0] ?? '' })}>${escaped(text)}</failure>\n`;
}

function skipped(message: string): string {
  return `      <skipped${attributesOf({ message })}/>\n`;
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(3);
}

function attributesOf(attributes: Readonly<Record<string, string | number>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Everything but the characters of XML 1.0, section 2.2; the rest cannot be written in XML at all. */
const NO_CHARACTER = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

function escaped(text: string): string {
  return text
    .replace(NO_CHARACTER, '\u{fffd}')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
