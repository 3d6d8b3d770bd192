import { expect, it, test } from 'vitest';
import { seminarTabKinds } from '../../shared/navigation/seminarTabs.ts';
import {
  countFilters,
  noFilters,
  readSeminarAddress,
  seminarsOf,
  toApplicationsParams,
  toListSeminarsParams,
  fileAddress,
} from './seminarAddress.ts';

const id = '0199a1c2-0000-7000-8000-000000057001';
const read = (query: string) => readSeminarAddress(new URLSearchParams(query));
const written = (query: string) => seminarsOf('PUBLIC').to(read(query)).split('?')[1] ?? '';

it.each([
  '',
  'tab=4&page=2',
  'tab=1&order=START',
  `id=${id}&search=面接&style=ONLINE&style=BOTH&from=2026-12-01&to=2026-12-31&canApply=true&sort=POSTED&apply=true`,
])('writes "%s" as it was read', (query) => {
  expect(written(query)).toBe(query);
});

it.each([
  'tab=9',
  'tab=x',
  'page=0',
  'page=-1',
  'style=ELSEWHERE',
  'from=tomorrow',
  'to=2026-13-40',
  'sort=SIZE',
  'order=SIZE',
])('ignores %s', (query) => {
  expect(read(query)).toEqual(read(''));
});

it('remembers that one was applying only together with the seminar', () => {
  expect(written('apply=true')).toBe('');
});

it('sends the set values only', () => {
  expect(toListSeminarsParams(read(''))).toEqual({ sort: 'START' });
  expect(toListSeminarsParams(read('style=OFFLINE&canApply=true&search=a'))).toEqual({
    sort: 'START',
    search: 'a',
    style: ['OFFLINE'],
    canApply: true,
  });
  const [, applied] = seminarTabKinds;
  expect(toApplicationsParams(read('canApply=true&from=2026-12-01'), applied, 'UNIVERSITY')).toEqual({
    audience: 'UNIVERSITY',
    status: ['WAITING', 'SEAT_HELD', 'REGISTERED'],
    sort: 'CHANGED',
  });
});

it('counts of the filters those that the tab has', () => {
  const filters = { ...noFilters, style: ['ONLINE' as const], from: '2026-12-01', canApply: true };
  expect(countFilters(filters, true)).toBe(3);
  expect(countFilters(filters, false)).toBe(1);
});

const here = 'https://michi.example/api/seminar';

test.each([
  ['/files/a?signature=b', here, 'https://michi.example/files/a?signature=b'],
  ['/files/a', 'https://seminars.example/v1', 'https://seminars.example/files/a'],
  ['https://files.example/a', here, 'https://files.example/a'],
])('resolves %s against %s', (address, service, expected) => {
  expect(fileAddress(address, service)).toBe(expected);
});

test.each(['javascript:alert(1)', 'data:text/html,hello', 'https://'])('rejects %s', (address) => {
  expect(fileAddress(address, here)).toBeNull();
});
