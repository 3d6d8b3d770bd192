import i18next from 'i18next';
import { expect, test } from 'vitest';
import { createFormat } from '../../../shared/format/createFormat.ts';
import english from '../../../shared/locales/en.json' with { type: 'json' };
import { linesOf } from './linesOf.ts';

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
