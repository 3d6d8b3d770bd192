import { manifest } from '@michi/api/manifest';
import fc from 'fast-check';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../../test/testApp.ts';
import { importInternships, importJobs } from './importJobs.ts';

/** Texts about as long as the contract's limits, on both sides of them, of what breaks lengths and encodings. */
const text = fc.oneof(
  fc.constantFrom('', ' ', '東京', 'ok', '<b>x</b>', '&lt;p&gt;', '\u202Eevil', 'x\u0000', '\ud83d'),
  fc
    .tuple(fc.constantFrom('x', '京', '😀', '<', '&'), fc.constantFrom(1, 99, 199, 200, 201, 300, 301, 2001))
    .map(([letter, length]) => letter.repeat(length)),
);
const figure = fc.oneof(
  fc.constantFrom(0, -5, 17.5, 1e9, 1e9 + 1, 1e308, '1,200', 'much'),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: 0 }),
);
const date = fc.oneof(
  fc.constantFrom(
    '0001-01-01',
    '2026-11-01',
    '2027-03-18T00:00',
    '9999-12-31T23:59:59Z',
    '2027-02-30',
    'soon',
  ),
  text,
);
/** Mostly absent, so that many lines have one fault at most. */
const optional = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ arbitrary: fc.constant(undefined), weight: 5 }, { arbitrary, weight: 1 });
const often = <T>(usual: fc.Arbitrary<T>, other: fc.Arbitrary<T>) =>
  fc.oneof({ arbitrary: usual, weight: 8 }, { arbitrary: other, weight: 1 });

const posting = fc.record({
  '@type': fc.constant('JobPosting'),
  identifier: often(fc.uuid(), text),
  title: often(fc.constant('A job'), text),
  hiringOrganization: fc.record({
    name: often(fc.constantFrom('Ume', 'Matsu'), text),
    sameAs: optional(text),
  }),
  jobLocation: optional(
    fc.array(
      fc.record({
        address: fc.record({
          addressLocality: often(fc.constantFrom('Otaru', '札幌', 'x'.repeat(200)), text),
          addressRegion: optional(text),
          addressCountry: optional(fc.oneof(fc.constantFrom('JP', 'Japan', 'DE', 'xx'), text)),
        }),
      }),
      { maxLength: 3 },
    ),
  ),
  description: optional(text),
  workHours: optional(text),
  qualifications: optional(text),
  datePosted: optional(date),
  validThrough: optional(date),
  jobStartDate: optional(date),
  totalJobOpenings: optional(figure),
  url: optional(
    fc.oneof(
      text,
      text.map((path) => `https://a.example/${path}`),
    ),
  ),
  baseSalary: optional(
    fc.record({
      currency: fc.constantFrom('JPY', 'USD', 'yen', ''),
      value: fc.record({
        minValue: optional(figure),
        maxValue: optional(figure),
        value: optional(figure),
        unitText: fc.constantFrom('HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR', 'EVER'),
      }),
    }),
  ),
  internship: optional(fc.record({ period: optional(text), startDate: optional(date) })),
});

test('whatever lines are imported, every list of jobs, places and companies can be read', async () => {
  const { request, deps, signInStudent } = await createTestApp();
  const { token } = await signInStudent();
  const folder = await mkdtemp(join(tmpdir(), 'michi-limits-'));
  const path = join(folder, 'postings.jsonl');
  let added = 0;
  try {
    await fc.assert(
      fc.asyncProperty(
        fc.array(posting, { minLength: 30, maxLength: 30 }),
        fc.constantFrom(importJobs, importInternships),
        async (postings, command) => {
          await writeFile(path, postings.map((one) => JSON.stringify(one)).join('\n'));
          const { lines } = await command(deps, path, () => undefined, 'jp');
          const [, count] = /追加(\d+)件/.exec(lines.at(-1) ?? '') ?? [];
          added += Number(count);
          // Every reason is in the operator's language.
          for (const line of lines) expect(line).toMatch(/\p{Script=Hiragana}|\p{Script=Han}/u);
        },
      ),
      { numRuns: 12 },
    );
    expect(added).toBeGreaterThan(20);
    await request(manifest.common.listLocations, 200, { token });
    await request(manifest.company.listCompanies, 200, { token, query: 'size=1000' });
    const { data } = await request(manifest.job.listJobs, 200, { token, query: 'size=1000' });
    for (const { id } of data.data) await request(manifest.job.showJob, 200, { token, params: { id } });
    expect(data.data.length).toBeGreaterThan(10);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 120_000);
