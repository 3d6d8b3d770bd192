import { expect, test } from 'vitest';
import { clientAddress, readNetworks } from './trustedProxies.ts';

const networks = (...parts: readonly string[]) => {
  const read = readNetworks(parts);
  if (read === undefined) throw new Error('These are no networks.');
  return read;
};

test.each([undefined, '203.0.113.7', '203.0.113.7, 198.51.100.2', 'unknown'])(
  'without trusted proxies the connection alone counts, whatever the header says: %s',
  (header) => {
    expect(clientAddress(0, '192.0.2.1', header)).toBe('192.0.2.1');
    expect(clientAddress(networks('10.0.0.0/8'), '192.0.2.1', header)).toBe('192.0.2.1');
  },
);

test.each([
  [1, '203.0.113.7', '203.0.113.7'],
  [1, '192.0.2.66, 203.0.113.7', '203.0.113.7'],
  [2, '192.0.2.66, 203.0.113.7, 10.0.0.9', '203.0.113.7'],
  [2, '203.0.113.7', '203.0.113.7'],
  [1, undefined, '10.0.0.1'],
  [1, '', '10.0.0.1'],
])('with %s proxies before the server, %s means %s', (count, header, address) => {
  expect(clientAddress(count, '10.0.0.1', header)).toBe(address);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['192.0.2.66, 203.0.113.7, 10.0.0.9', '203.0.113.7'],
  ['10.0.0.66, 203.0.113.7', '203.0.113.7'],
  ['10.0.0.66, 10.0.0.9', '10.0.0.66'],
  [undefined, '10.0.0.1'],
])('behind proxies of a network, %s means %s', (header, address) => {
  expect(clientAddress(networks('10.0.0.0/8'), '10.0.0.1', header)).toBe(address);
  expect(clientAddress(networks('10.0.0.0/8'), '::ffff:10.0.0.1', header)).toBe(address);
});

test('an invalid address ends the list, and is never used', () => {
  expect(clientAddress(2, '10.0.0.1', '203.0.113.7, unknown')).toBe('10.0.0.1');
  expect(clientAddress(2, '10.0.0.1', '<script>, 203.0.113.7')).toBe('203.0.113.7');
});

test('addresses are one and the same in every spelling', () => {
  expect(clientAddress(1, '10.0.0.1', '203.0.113.7:50123')).toBe('203.0.113.7');
  expect(clientAddress(1, '10.0.0.1', '::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(clientAddress(1, '::1', '[2001:db8::7]:50123')).toBe('2001:db8::7');
  expect(clientAddress(networks('::1'), '::1', '2001:db8::7')).toBe('2001:db8::7');
});

test.each(['10.0.0.0/33', '10.0.0/8', 'proxy.example', '::1/129', '10.0.0.1/', '10.0.0.1/8/8', ''])(
  'is no network: %s',
  (part) => {
    expect(readNetworks(['10.0.0.1', part])).toBeUndefined();
  },
);
