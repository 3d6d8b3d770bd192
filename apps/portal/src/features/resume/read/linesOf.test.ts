import i18next from 'i18next';
import { expect, test } from 'vitest';
import { createFormat } from '../../../shared/format/createFormat.ts';
import english from '../../../shared/locales/en.json' with { type: 'json' };
import { linesOf } from './linesOf.ts';
import type { ParsedProfile, ParsedSection } from './parsedProfile.ts';

const i18n = i18next.createInstance({ resources: { en: { shared: english } } });
await i18n.init({ lng: 'en' });
const format = createFormat({
  language: 'en',
  timeZone: 'JST',
  now: () => new Date('2026-11-20T03:00:00Z'),
  t: i18n.getFixedT('en', 'shared'),
});

const unknown = { kind: 'month', source: '' } as const;

test.each([
  ['2024-04', '2025-03', 'A shop, Apr 2024 – Mar 2025'],
  ['2024-04', null, 'A shop, Apr 2024 –'],
  [unknown, '2025-03', 'A shop, – Mar 2025'],
  [unknown, null, 'A shop'],
])('a job from %o to %o is shown with the months that the resume states', (startMonth, endMonth, line) => {
  const job = {
    companyName: 'A shop',
    employmentType: 'PART_TIME',
    position: null,
    description: null,
  } as const;
  expect(linesOf({ work: [{ ...job, startMonth, endMonth }] }, 'work', format)).toEqual([line]);
});

const missingName = { kind: 'text', source: '佐伯 花' } as const;

test.each<readonly [ParsedSection, ParsedProfile, readonly string[]]>([
  ['focus', { focus: 'The festival' }, ['The festival']],
  ['about', {}, ['']],
  ['skills', { skills: ['TypeScript', 'English'] }, ['TypeScript, English']],
  [
    'certifications',
    {
      certifications: [
        { name: 'JLPT N2', issuedOn: '2025-07-06' },
        { name: 'Driving licence', issuedOn: { kind: 'date', source: '令和6年3月' } },
        { name: 'First aid', issuedOn: { kind: 'date', source: 'last year' } },
      ],
    },
    ['JLPT N2, Sun 6 Jul 2025', 'Driving licence, Mar 2024', 'First aid, last year'],
  ],
  [
    'personal',
    {
      personal: {
        familyNameJp: missingName,
        firstNameJp: missingName,
        firstName: 'Hana',
        familyName: 'Saeki',
      },
    },
    ['佐伯 花, Hana Saeki'],
  ],
  ['personal', { personal: { familyName: 'Saeki' } }, ['Saeki']],
])('%s is shown as the resume states it', (section, parsed, lines) => {
  expect(linesOf(parsed, section, format)).toEqual(lines);
});
