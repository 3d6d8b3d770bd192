import { expect, test } from 'vitest';
import { helpAddress } from './helpAddress.ts';

const id = '0199a1c2-0000-7000-8000-00000006e001';
const read = (query: string) => helpAddress.read(new URLSearchParams(query));

test.each([
  ['', { tab: 'help', page: 1, search: '', category: null, question: null, ask: false }],
  ['search=%20caf%C3%A9%20', { tab: 'help', search: 'café' }],
  [`category=${id}`, { tab: 'help', category: id }],
  ['tab=1&page=2', { tab: 'questions', page: 2 }],
  [`tab=1&question=${id}`, { tab: 'questions', question: id }],
  ['tab=1&ask=true', { tab: 'questions', ask: true }],
  ['category=a&question=b', { category: '', question: '' }],
  ['tab=7&page=0', { tab: 'help', page: 1 }],
])('an address with %s shows %o', (query, address) => {
  expect(read(query)).toMatchObject(address);
});

test('a search longer than the contract allows is cut', () => {
  expect(read(`search=${'a'.repeat(300)}`).search).toHaveLength(200);
});
