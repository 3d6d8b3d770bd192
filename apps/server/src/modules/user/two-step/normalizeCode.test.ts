import { expect, test } from 'vitest';
import { normalizeCode } from './normalizeCode.ts';

test.each([
  ['492039', '492039'],
  [' 492 039 ', '492039'],
  ['４９２０３９', '492039'],
  ['492\u3000039', '492039'],
  ['492-039', '492039'],
  ['K7WQM-4HZSD', 'k7wqm4hzsd'],
  ['ｋ７ｗｑｍ－４ｈｚｓｄ', 'k7wqm4hzsd'],
  ['k7wqmー4hzsd', 'k7wqm4hzsd'],
  ['k7wqm−4hzsd', 'k7wqm4hzsd'],
  ['k7wqm—4hzsd\n', 'k7wqm4hzsd'],
  ['49203x', '49203x'],
])('reads %j as %s', (typed, tidy) => {
  expect(normalizeCode(typed)).toBe(tidy);
});
