import { expect, test } from 'vitest';
import { draftOf, entriesOf, isBefore } from './entries.ts';

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
