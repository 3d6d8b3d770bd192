import { expect, onTestFinished, test, vi } from 'vitest';
import { fromJsonResume, parseJsonResume } from './fromJsonResume.ts';

/** Milliseconds that a page may stand still. */
const longest = 2_000;

test.each([
  ['{', 'NOT_JSON'],
  ['[]', 'NOT_A_RESUME'],
  ['"resume"', 'NOT_A_RESUME'],
])('says why %s is no JSON Resume', (text, fault) => {
  expect(parseJsonResume(text)).toEqual({ fault });
});

test.each<[string, string]>([
  [
    '10,000 entries',
    JSON.stringify({
      work: Array.from({ length: 10_000 }, (_, index) => ({
        name: `Acme ${index}`,
        position: 'Clerk',
        url: 'x',
      })),
    }),
  ],
  [
    'texts of 5 MB',
    JSON.stringify({
      basics: {
        name: 'n'.repeat(1e6),
        summary: ' x'.repeat(1e6),
        location: { address: ' '.repeat(1e6), city: 'c' },
      },
      work: [{ name: 'Acme', startDate: '1'.repeat(1e6) }],
    }),
  ],
  [
    'a long run of combining marks',
    JSON.stringify({
      basics: { name: `a${'\u0301\u0323'.repeat(5e5)}`, phone: `0${'\u0301'.repeat(5e5)}` },
      work: Array.from({ length: 20 }, () => ({ name: 'Acme', summary: `a${'\u0301\u0323'.repeat(1e4)}` })),
      skills: [`a${'\u0301\u0323'.repeat(5e5)}`],
      meta: { michi: { fullNameJp: `佐${'\u0301'.repeat(5e5)}` } },
    }),
  ],
  [
    'deep nesting',
    `{"work":${'['.repeat(5e4)}"deep"${']'.repeat(5e4)},"x":${'{"a":'.repeat(4e4)}1${'}'.repeat(4e4)}}`,
  ],
])('reads %s without freezing the page', (_, text) => {
  const started = performance.now();
  const outcome = parseJsonResume(text);
  if (!('resume' in outcome)) throw new Error(outcome.fault);
  const { parsed, leftOut: rest, shortened } = fromJsonResume(outcome.resume, '2026-11-20');
  expect(performance.now() - started).toBeLessThan(longest);
  expect(parsed.work?.length ?? 0).toBeLessThanOrEqual(100);
  expect(rest.length + shortened.size).toBeGreaterThan(0);
});

test.each([
  ['lists in one another', `{"work":${'['.repeat(1e6)}${']'.repeat(1e6)}}`],
  ['lists beside one another', `{"work":[${'[],'.repeat(1e6)}[]]}`],
  ['texts', `{"skills":[${'"a",'.repeat(1e6)}"b"]}`],
])('a million %s are rejected without being parsed, so that the page does not freeze', (_, text) => {
  const parse = vi.spyOn(JSON, 'parse');
  onTestFinished(() => parse.mockRestore());
  expect(parseJsonResume(text)).toEqual({ fault: 'TOO_MANY_VALUES' });
  expect(parse).not.toHaveBeenCalled();
});

test('commas and brackets within texts are no values', () => {
  const text = JSON.stringify({ basics: { summary: String.raw`\"[{,`.repeat(40_000) } });
  expect(parseJsonResume(text)).toHaveProperty('resume');
});
