import { expect, test } from 'vitest';
import { instantOf } from '../../shared/format/dates.ts';
import {
  freeTimesOn,
  hoursOf,
  shownHours,
  suggestTimes,
  withTime,
  type OpenHours,
  type Suggesting,
} from './freeTimes.ts';

const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'] as const;
const tokyo: OpenHours = {
  timezone: 'Asia/Tokyo',
  hours: weekdays.map((weekday) => ({ weekday, from: '10:00', to: '17:00' })),
  closed: new Map(),
};
const at = (local: string, timeZone = 'Asia/Tokyo') => instantOf(local, timeZone) ?? '';
const event = (from: string, to: string) => ({
  id: from,
  title: 'Seminar',
  startsAt: at(from),
  endsAt: at(to),
});
/** Of 45 minutes, on Friday 27 November. */
const interview = { startsAt: at('2026-11-27T17:30'), endsAt: at('2026-11-27T18:15') };
/** Friday. */
const now = new Date(at('2026-11-20T10:00'));
const given: Suggesting = { interview, hours: tokyo, busy: [], busyDays: [], timeZone: 'Asia/Tokyo', now };
const suggested = (change: Partial<Suggesting>, timeZone = 'Asia/Tokyo') =>
  suggestTimes({ ...given, ...change }).map((time) =>
    new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
      new Date(time),
    ),
  );

test('suggests three times on different days, early, at midday and late, within the hours', () => {
  expect(suggested({})).toEqual(['2026-11-23 10:00', '2026-11-24 13:00', '2026-11-25 16:00']);
});

test('leaves out the next 24 hours, public holidays, whole days and everything on the calendar', () => {
  const friday = {
    ...tokyo,
    hours: [...tokyo.hours, { weekday: 'SATURDAY' as const, from: '09:00', to: '11:00' }],
  };
  expect(suggested({ hours: friday })[0]).toBe('2026-11-21 10:00');
  expect(suggested({ hours: { ...tokyo, closed: new Map([['2026-11-23', 'Labour']]) } })[0]).toBe(
    '2026-11-24 10:00',
  );
  expect(suggested({ busyDays: ['2026-11-23'] })[0]).toBe('2026-11-24 10:00');
  expect(suggested({ busy: [event('2026-11-23T10:00', '2026-11-23T11:15')] })[0]).toBe('2026-11-23 11:30');
});

test('does not suggest the time that the interview has', () => {
  const hours = { ...tokyo, hours: [{ weekday: 'FRIDAY' as const, from: '16:00', to: '19:00' }] };
  expect(suggested({ hours })).toEqual(['2026-11-27 16:00']);
  expect(suggested({ hours, interview: event('2026-11-27T16:00', '2026-11-27T16:45') })).toEqual([
    '2026-11-27 17:00',
    '2026-11-27 18:00',
  ]);
});

test('looks no further than 14 days ahead, and says nothing where nothing is free', () => {
  expect(suggested({ busy: [event('2026-11-20T00:00', '2026-12-05T00:00')] })).toEqual([]);
});

test.each([
  // The clocks of New York go back an hour on 1 November 2026; the company keeps its own time.
  ['America/New_York', '2026-10-30T12:00', ['2026-10-31 10:00', '2026-11-02 10:00', '2026-11-03 10:00']],
] as const)('keeps the hours of %s when its clocks change', (timezone, from, expected) => {
  const hours = {
    timezone,
    closed: new Map(),
    hours: (['SATURDAY', 'MONDAY', 'TUESDAY'] as const).map((weekday) => ({
      weekday,
      from: '10:00',
      to: '10:45',
    })),
  };
  const change = { hours, now: new Date(at(from, timezone)), timeZone: timezone };
  expect(suggested({ ...change, now: new Date(at('2026-10-30T09:00', timezone)) }, timezone)).toEqual(
    expected,
  );
});

test('suggests no time at night to a student in another zone', () => {
  expect(suggested({ timeZone: 'Europe/London' }, 'Europe/London')).toEqual([
    '2026-11-23 07:00',
    '2026-11-24 07:00',
    '2026-11-25 07:00',
  ]);
});

test('takes the usual hours of Japan for a company that gives none, and none for one abroad', () => {
  const company = (country: string | null) => ({
    interviewHours: null,
    job: { company: { location: country === null ? null : { country } } },
  });
  expect(hoursOf(company(null), new Map())?.hours).toHaveLength(5);
  expect(hoursOf(company('JP'), new Map())?.timezone).toBe('Asia/Tokyo');
  expect(hoursOf(company('DE'), new Map())).toBeNull();
});

test('shows on the week the hours around those of the company, and the times beside what is on', () => {
  const length = 45 * 60_000;
  const shown = shownHours(['2026-11-23'], tokyo, length, 'Asia/Tokyo');
  expect(shown).toEqual({ from: 9 * 4, to: 18 * 4 });
  const busy = [event('2026-11-23T12:00', '2026-11-23T15:00')];
  const times = freeTimesOn('2026-11-23', shown, { hours: tokyo, busy, length, timeZone: 'Asia/Tokyo', now });
  expect(times.map(({ from }) => from / 4)).toEqual([9, 9.5, 10, 10.5, 11, 15, 15.5, 16, 16.5, 17, 17.5]);
  expect(times.filter(({ isInHours }) => !isInHours).map(({ from }) => from / 4)).toEqual([
    9, 9.5, 16.5, 17, 17.5,
  ]);
  expect(
    freeTimesOn('2026-11-19', shown, { hours: tokyo, busy, length, timeZone: 'Asia/Tokyo', now }),
  ).toEqual([]);
});

test("a student's own time takes the place of the last that was suggested, never of the others of their own", () => {
  expect(withTime(['a', 'b'], 'own', ['a', 'b', 'c'])).toEqual(['a', 'b', 'own']);
  expect(withTime(['a', 'own', 'c'], 'two', ['a', 'b', 'c'])).toEqual(['a', 'own', 'two']);
  expect(withTime(['one', 'two', 'three'], 'four', ['a'])).toEqual(['two', 'three', 'four']);
});
