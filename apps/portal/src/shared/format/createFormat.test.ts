import { expect, test } from 'vitest';
import { createI18n, startI18n } from '../i18n/createI18n.ts';
import { languageTags } from '../i18n/languages.ts';
import {
  createFormat,
  type Format,
  inMan,
  isShownInMan,
  isWholeNumber,
  wholeNumber,
} from './createFormat.ts';

import english from '../locales/en.json' with { type: 'json' };
import japanese from '../locales/jp.json' with { type: 'json' };

const translations = { en: english, jp: japanese } as const;

const formatIn = async (
  language: 'en' | 'jp',
  timeZone = 'JST',
  deviceTimeZone?: string,
): Promise<Format> => {
  const i18n = createI18n((file) => Promise.resolve(translations[file]));
  await startI18n(i18n, language);
  // Friday 20 November 2026, 10:00 in Tokyo.
  const now = () => new Date('2026-11-20T01:00:00Z');
  return createFormat({
    language,
    timeZone,
    ...(deviceTimeZone !== undefined && { deviceTimeZone }),
    now,
    t: i18n.getFixedT(languageTags[language], 'shared'),
  });
};
const en = await formatIn('en');
const jp = await formatIn('jp');
const deadline = '2026-11-25T14:59:00.000Z';

test('writes dates with their weekday', () => {
  expect([en.date(deadline), jp.date(deadline)]).toEqual(['Wed 25 Nov', '11/25（水）']);
  expect([en.longDate('2026-11-20'), jp.longDate('2026-11-20')]).toEqual([
    'Friday 20 November 2026',
    '2026年11月20日（金）',
  ]);
  expect([en.date('2027-04-01'), jp.date('2027-04-01')]).toEqual(['Thu 1 Apr 2027', '2027/4/1（木）']);
  expect([en.dayAndMonth(deadline), jp.dayAndMonth(deadline)]).toEqual(['25 Nov', '11/25']);
  expect([en.month(9), jp.month(9)]).toEqual(['Sep', '9月']);
  expect([en.monthAndYear('2025-12-01'), jp.monthAndYear('2025-12-01')]).toEqual(['Dec 2025', '2025年12月']);
});

test.each([
  [undefined, 'Wed 25 Nov, 23:59 JST'],
  ['UTC', 'Wed 25 Nov, 23:59 JST'],
  ['Asia/Tokyo', 'Wed 25 Nov, 23:59'],
  // Another name, the same time.
  ['Asia/Seoul', 'Wed 25 Nov, 23:59'],
])(
  'names the zone only where the clock of the device shows another time, with a device in %s',
  async (device, text) => {
    const format = await formatIn('en', 'JST', device);
    expect([format.dateAndTimeWithZone(deadline), format.deadline(deadline)?.full]).toEqual([text, text]);
  },
);

test('writes dates from one to another, an end that is not known open', () => {
  expect([en.dates('2026-12-01', '2026-12-04'), jp.dates('2026-12-01', '2026-12-04')]).toEqual([
    'Tue 1 Dec – Fri 4 Dec',
    '12/1（火）〜12/4（金）',
  ]);
  expect([jp.dates('2026-12-01', null), jp.dates(null, '2026-12-04')]).toEqual([
    '12/1（火）〜',
    '〜12/4（金）',
  ]);
});

test('writes two times on one line, without a line break after the dash', () => {
  expect([en.times('17:30', '18:15'), jp.times('17:30', '18:15')]).toEqual([
    '17:30–\u206018:15',
    '17:30〜\u206018:15',
  ]);
});

test('writes the size of a file with its unit, in Japanese without a space', () => {
  expect([1, 421_888, 1_572_864].map(en.fileSize)).toEqual(['1 KB', '412 KB', '1.5 MB']);
  expect([1, 421_888, 1_572_864].map(jp.fileSize)).toEqual(['1KB', '412KB', '1.5MB']);
});

test("shows an instant in the student's time zone and a plain date without one", async () => {
  const inParis = await formatIn('en', 'Europe/Paris');
  expect(en.dateAndTimeWithZone(deadline)).toBe('Wed 25 Nov, 23:59 JST');
  expect(jp.dateAndTimeWithZone(deadline)).toBe('11/25（水）23:59（日本時間）');
  expect(inParis.dateAndTime(deadline)).toBe('Wed 25 Nov, 15:59');
  expect((await formatIn('en', 'America/Los_Angeles')).date('2026-11-25')).toBe('Wed 25 Nov');
  expect(en.time('2026-11-24T15:00:00Z')).toBe('00:00');
});

test('counts the days to a deadline by the calendar', () => {
  expect(en.deadline(deadline)).toMatchObject({
    left: '5 days left',
    date: 'Wed 25 Nov',
    isUrgent: true,
    isOver: false,
  });
  expect(jp.deadline(deadline)?.left).toBe('あと5日');
  expect(en.deadline('2026-11-21T08:00:00Z')?.left).toBe('Tomorrow, 17:00');
  expect(jp.deadline('2026-11-20T08:00:00Z')?.left).toBe('今日 17:00まで');
  const inDays = (value: string) => [en, jp].map((format) => format.deadline(value)?.leftInDays);
  expect(inDays('2026-11-20T08:00:00Z')).toEqual(['Today', '今日まで']);
  expect(inDays('2026-11-21T08:00:00Z')).toEqual(['Tomorrow', '明日まで']);
  expect(inDays(deadline)).toEqual(['5 days left', 'あと5日']);
  expect(en.deadline('2026-11-20T00:59:59Z')).toMatchObject({
    left: 'Deadline passed',
    isUrgent: false,
    isOver: true,
  });
  expect(en.deadline(null)).toBeNull();
});

test('marks a deadline orange at seven days, or when a response is due', () => {
  expect(en.deadline('2026-11-27T14:59:00Z')?.isUrgent).toBe(true);
  expect(en.deadline('2026-11-28T14:59:00Z')?.isUrgent).toBe(false);
  expect(en.deadline('2026-11-30T08:00:00Z', { isOwed: true })?.isUrgent).toBe(true);
  expect(en.deadline('2026-11-19T08:00:00Z', { isOwed: true })?.isUrgent).toBe(false);
});

test('writes pay as a posting would', () => {
  const monthly = { minimum: 248_000, maximum: 248_000, currency: 'JPY', period: 'MONTH' } as const;
  expect([en.salary(monthly), jp.salary(monthly)]).toEqual(['¥248,000 / month', '月給24.8万円']);
  const range = { ...monthly, maximum: 280_000 };
  expect([en.salary(range), jp.salary(range)]).toEqual(['¥248,000–¥280,000 / month', '月給24.8万〜28万円']);
  const hourly = { minimum: 1200, maximum: 1200, currency: 'JPY', period: 'HOUR' } as const;
  expect([en.salary(hourly), jp.salary(hourly)]).toEqual(['¥1,200 / hour', '時給1,200円']);
  expect(jp.salary({ ...monthly, minimum: 231_450, maximum: 231_450 })).toBe('月給231,450円');
  const dollars = { minimum: 90_000, maximum: 90_000, currency: 'USD', period: 'YEAR' } as const;
  expect([en.salary(dollars), jp.salary(dollars)]).toEqual(['$90,000 / year', '年収$90,000']);
  expect(en.salary(null)).toBe('-');
});

test('formats pay exactly as stated: its decimals, its period and the known ends', () => {
  const hourly = { minimum: 17.5, maximum: 22.25, currency: 'USD', period: 'HOUR' } as const;
  expect([en.salary(hourly), jp.salary(hourly)]).toEqual(['$17.50–$22.25 / hour', '時給$17.50〜$22.25']);
  const exact = { minimum: 1200.125, maximum: 1200.125, currency: 'JPY', period: 'HOUR' } as const;
  expect([en.salary(exact), jp.salary(exact)]).toEqual(['¥1,200.125 / hour', '時給1,200.125円']);
  const daily = { minimum: 12_000, maximum: 12_000, currency: 'JPY', period: 'DAY' } as const;
  expect([en.salary(daily), jp.salary(daily)]).toEqual(['¥12,000 / day', '日給1.2万円']);
  const weekly = { minimum: 900, maximum: null, currency: 'EUR', period: 'WEEK' } as const;
  expect([en.salary(weekly), jp.salary(weekly)]).toEqual(['From €900 / week', '週給€900〜']);
  const upTo = { minimum: null, maximum: 300_000, currency: 'JPY', period: 'MONTH' } as const;
  expect([en.salary(upTo), jp.salary(upTo)]).toEqual(['Up to ¥300,000 / month', '月給30万円まで']);
  const large = { minimum: 123_456_700, maximum: 123_456_700, currency: 'JPY', period: 'YEAR' } as const;
  expect(jp.salary(large)).toBe('年収123,456,700円');
});

test('writes large sums short', () => {
  const capital = { amount: 250_000_000, currency: 'JPY' };
  expect([en.money(capital), jp.money(capital)]).toEqual(['¥250M', '2.5億円']);
  const others = [80_000_000, 120_000_000_000].map((amount) => jp.money({ amount, currency: 'JPY' }));
  expect(others).toEqual(['8,000万円', '1,200億円']);
  expect([en.money({ amount: 9800, currency: 'JPY' }), jp.money({ amount: 9800, currency: 'JPY' })]).toEqual([
    '¥9,800',
    '9,800円',
  ]);
});

test('shows missing values as a hyphen', () => {
  expect([en.text(null), en.text(' '), en.date(null), en.money(null), en.number(null)]).toEqual(
    Array(5).fill('-'),
  );
  expect([en.list(['Tokyo', null, 'Hybrid']), jp.list(['東京', undefined, 'リモート'])]).toEqual([
    'Tokyo\u00A0· Hybrid',
    '東京・リモート',
  ]);
});

const values = [
  0,
  7,
  999,
  1_000,
  1_234,
  9_999,
  10_000,
  10_100,
  231_450,
  248_000,
  999_999,
  1_000_000,
  12_345_600,
  80_000_000,
  99_999_900,
  100_000_000,
  250_000_000,
  Number.MAX_SAFE_INTEGER,
];

test.each(Object.values(languageTags))('writes whole numbers as the platform does: %s', (tag) => {
  const platform = new Intl.NumberFormat(tag);
  for (const value of values) expect(wholeNumber(value)).toBe(platform.format(value));
});

test('leaves other formats to `Intl`', () => {
  expect([-1, 1.5, Number.NaN, 1e21, Number.MAX_SAFE_INTEGER + 1].filter(isWholeNumber)).toEqual([]);
  expect(values.every(isWholeNumber)).toBe(true);
});

test('writes sums in 万 as the platform does, and only those it says in full', () => {
  const platform = new Intl.NumberFormat(languageTags.jp, {
    notation: 'compact',
    maximumFractionDigits: 2,
    useGrouping: 'always',
  });
  const shown = values.filter(isShownInMan);
  expect(shown).toEqual([10_000, 10_100, 248_000, 1_000_000, 12_345_600, 80_000_000, 99_999_900]);
  for (const value of shown) expect(inMan(value)).toBe(platform.format(value));
});
