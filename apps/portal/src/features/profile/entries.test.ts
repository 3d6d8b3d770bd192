import { expect, test } from 'vitest';
import { readMonth, draftOf, entriesOf, isBefore } from './entries.ts';

test.each(['2023-04', '2023/4', '2023.04', '202304', '２０２３年４月', '令和5年4月', 'R5.4', ' 2023 - 04 '])(
  'reads %s as a month',
  (typed) => {
    expect(readMonth(typed)).toBe('2023-04');
  },
);

test.each(['', '2023', '大正3年4月', '2023-13', '2023-00', 'April 2023', '0023-04'])(
  'reads no month in %s',
  (typed) => {
    expect(readMonth(typed)).toBeNull();
  },
);

test('a draft of entries restores what was typed, including an empty entry', () => {
  const entries = [{ title: 'Ask', text: 'Better' }, { title: '', text: '' }, {}];
  expect(entriesOf(draftOf(entries))).toEqual(entries);
  expect(entriesOf(draftOf([]))).toEqual([]);
});

test('stored data that are not a draft of entries are ignored', () => {
  expect(entriesOf({})).toBeNull();
  expect(entriesOf({ count: '10000000' })).toBeNull();
  expect(entriesOf({ count: 'x' })).toBeNull();
});

test('compares months however they were typed, and only two that are known', () => {
  expect(isBefore('2022/3', '2023-04')).toBe(true);
  expect(isBefore('2023-04', '2023年4月')).toBe(false);
  expect(isBefore('', '2023-04')).toBe(false);
  expect(isBefore('soon', '2023-04')).toBe(false);
});
