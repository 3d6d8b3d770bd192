import { expect, test } from 'vitest';
import { readHelpAddress } from './helpAddress.ts';

const read = (query: string) => readHelpAddress(new URLSearchParams(query));

test.each([
  ['', { tab: 'help', page: 1, search: '', category: null, question: null, isAsking: false }],
  ['search=%20caf%C3%A9%20', { tab: 'help', search: 'café' }],
  ['category=a', { tab: 'help', category: 'a' }],
  ['tab=1&page=2', { tab: 'questions', page: 2 }],
  ['tab=1&question=q', { tab: 'questions', question: 'q' }],
  ['tab=1&ask=true', { tab: 'questions', isAsking: true }],
  ['tab=2&question=q&ask=true', { tab: 'feedback', question: null, isAsking: false }],
  ['tab=7&page=0', { tab: 'help', page: 1 }],
])('an address with %s shows %o', (query, address) => {
  expect(read(query)).toMatchObject(address);
});

test('a search longer than the contract allows is cut', () => {
  expect(read(`search=${'a'.repeat(300)}`).search).toHaveLength(200);
});
