import type { Compensation, EligibilityReason } from '@michi/api/job';
import i18next from 'i18next';
import { expect, test } from 'vitest';
import { createFormat } from '../../shared/format/createFormat.ts';
import englishShared from '../../shared/locales/en.json' with { type: 'json' };
import japaneseShared from '../../shared/locales/jp.json' with { type: 'json' };
import { allLocations, compensationLabel, hasWarning, locationsLabel } from './jobLabels.ts';
import english from './locales/en.json' with { type: 'json' };
import japanese from './locales/jp.json' with { type: 'json' };

const i18n = i18next.createInstance({
  resources: {
    en: { jobs: english, shared: englishShared },
    ja: { jobs: japanese, shared: japaneseShared },
  },
  interpolation: { escapeValue: false },
});
await i18n.init({ lng: 'en' });

const labelIn = (language: 'en' | 'jp', compensation: Compensation): string => {
  const tag = language === 'jp' ? 'ja' : 'en';
  const t = i18n.getFixedT(tag, 'shared');
  const format = createFormat({ language, timeZone: 'JST', now: () => new Date('2026-11-20T03:00:00Z'), t });
  return compensationLabel(compensation, format, i18n.getFixedT(tag, 'jobs'));
};

test.each<[number, string, Compensation['period'], string, string]>([
  [17.5, 'USD', 'HOUR', '$17.50 / hour', '時給$17.50'],
  [10_000, 'JPY', 'DAY', '¥10,000 / day', '日給1万円'],
  [1226.25, 'JPY', 'HOUR', '¥1,226.25 / hour', '時給1,226.25円'],
  // A large sum is not made short either.
  [1_234_567.5, 'KRW', 'MONTH', '₩1,234,567.5 / month', '月給₩1,234,567.5'],
  [1_250_000, 'JPY', 'WHOLE', '¥1,250,000 for the whole internship', '全期間で125万円'],
  [0, 'JPY', 'DAY', 'Unpaid', '無給'],
])('the pay of an internship, %s %s, is shown exactly', (amount, currency, period, en, jp) => {
  const compensation = { amount: { amount, currency }, period };
  expect([labelIn('en', compensation), labelIn('jp', compensation)]).toEqual([en, jp]);
});

test('a list warns of conditions for the student, not of those that apply to everyone', () => {
  const isWarned = (...reasons: EligibilityReason[]) =>
    hasWarning({ eligibility: { status: 'CHECK_CONDITIONS', reasons } });
  expect(
    isWarned(
      'GRADUATION_YEAR_UNKNOWN',
      'FIELD_OF_STUDY_UNKNOWN',
      'GRADUATION_YEAR_NOT_TOLD',
      'FIELD_OF_STUDY_NOT_TOLD',
      'JAPANESE_LEVEL_NOT_TOLD',
      'VISA_SUPPORT_NOT_TOLD',
      'WRITTEN_CONDITIONS',
    ),
  ).toBe(false);
  for (const reason of ['JAPANESE_LEVEL', 'NO_VISA_SUPPORT', 'STALE'] as const)
    expect(isWarned('JAPANESE_LEVEL_NOT_TOLD', reason), reason).toBe(true);
});

const locationsOf = (...cities: readonly (readonly [city: string, cityJp: string | null])[]) =>
  cities.map(([city, cityJp], index) => ({
    id: `0199a1c2-0000-7000-8000-0000000c000${index}`,
    city,
    cityJp,
    region: null,
    regionJp: null,
    parentId: null,
    country: 'JP',
  }));

test('a row counts the locations past the second, and the page names all', () => {
  const locations = locationsOf(['Tokyo', '東京'], ['Osaka', '大阪'], ['Kobe', '神戸'], ['Sendai', '仙台']);
  expect([locationsLabel({ locations }, 'en'), locationsLabel({ locations }, 'jp')]).toEqual([
    'Tokyo, Osaka +2',
    '東京、大阪ほか2か所',
  ]);
  expect([allLocations({ locations }, 'en'), allLocations({ locations }, 'jp')]).toEqual([
    'Tokyo, Osaka, Kobe, Sendai',
    '東京、大阪、神戸、仙台',
  ]);
});

test('separates locations that name their state', () => {
  const locations = locationsOf(['Austin, TX', null], ['Reston, VA', null]);
  expect(locationsLabel({ locations }, 'en')).toBe('Austin, TX; Reston, VA');
});
