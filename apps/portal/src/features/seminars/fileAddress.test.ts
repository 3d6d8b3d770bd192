import { expect, test } from 'vitest';
import { fileAddress } from './fileAddress.ts';

const here = 'https://michi.example/api/seminar';

test.each([
  ['/files/a?signature=b', here, 'https://michi.example/files/a?signature=b'],
  ['/files/a', 'https://seminars.example/v1', 'https://seminars.example/files/a'],
  ['https://files.example/a', here, 'https://files.example/a'],
])('finds %s of %s', (address, service, expected) => {
  expect(fileAddress(address, service)).toBe(expected);
});

test.each(['javascript:alert(1)', 'data:text/html,hello', 'https://'])('leads nowhere for %s', (address) => {
  expect(fileAddress(address, here)).toBeNull();
});
