import { expect, test } from 'vitest';
import { readDay, normalizeText, clockOf, countDay, type HoursTexts } from './hours.ts';

const day = (texts: Partial<HoursTexts> = {}) =>
  readDay('2026-11-19', { start: '', finish: '', breakMinutes: '', comments: '', ...texts });

test('parses typed texts into the request', () => {
  expect(day({ start: '９３０', finish: '19:00', breakMinutes: '1h', comments: ' Report ' })).toEqual({
    entry: { date: '2026-11-19', start: '09:30', finish: '19:00', breakMinutes: 60, comments: 'Report' },
    faults: {},
  });
  expect(day()).toEqual({
    entry: { date: '2026-11-19', start: null, finish: null, breakMinutes: 0, comments: null },
    faults: {},
  });
});

test.each<[string, Partial<HoursTexts>, object]>([
  ['a time nobody can read', { start: 'soon', finish: '18:00' }, { start: 'time' }],
  [
    'a length nobody can read',
    { start: '9', finish: '18', breakMinutes: 'lunch' },
    { breakMinutes: 'duration' },
  ],
  ['no finish', { start: '9' }, { finish: 'finishMissing' }],
  ['no start', { finish: '18' }, { start: 'startMissing' }],
  [
    'a break as long as the day',
    { start: '9', finish: '10', breakMinutes: '60' },
    { breakMinutes: 'breakTooLong' },
  ],
  ['a comment over the limit', { comments: 'a'.repeat(2001) }, { comments: 'commentsTooLong' }],
  ['a break on a day without work', { breakMinutes: '60' }, { breakMinutes: 'breakWithoutWork' }],
])('names the field of %s', (_name, texts, faults) => expect(day(texts).faults).toEqual(faults));

test.each([
  ['09:30', '18:30', 60, 480, 0],
  ['09:30', '19:00', 60, 510, 30],
  ['22:00', '06:00', 45, 435, 0],
  ['09:00', '09:00', 60, 1380, 900],
])(
  'counts %s to %s with a break of %i as the contract does',
  (start, finish, breakMinutes, workingMinutes, overtimeMinutes) => {
    const entry = { date: '2026-11-19', start, finish, breakMinutes, comments: null };
    expect(countDay(entry)).toEqual({ workingMinutes, overtimeMinutes });
  },
);

test('normalises typed text, and keeps what it cannot parse', () => {
  expect(normalizeText('start', '930')).toBe('09:30');
  expect(normalizeText('breakMinutes', '1h')).toBe('60');
  expect(normalizeText('finish', 'soon')).toBe('soon');
  expect(normalizeText('finish', '  ')).toBe('');
});

test('writes minutes as hours and minutes', () => {
  expect([0, 5, 480, 5280].map(clockOf)).toEqual(['0:00', '0:05', '8:00', '88:00']);
});
