import { expect, test } from 'vitest';
import { readDevice } from './device.ts';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Chrome',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Microsoft Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
])('reads %s', (userAgent, browser, operatingSystem) => {
  expect(readDevice(userAgent)).toEqual({ browser, operatingSystem });
});

test.each([
  undefined,
  '',
  ' ',
  'curl/8.5.0',
  'Your account is locked, go to https://evil.example/1 (now) x/2',
])('recognizes nothing in %j and stores none of its text', (userAgent) => {
  expect(readDevice(userAgent)).toEqual({ browser: null, operatingSystem: null });
});

test('reads a header of any length in no time', () => {
  const started = performance.now();
  readDevice(`Mozilla/5.0 (${'Android '.repeat(100_000)}`);
  expect(performance.now() - started).toBeLessThan(200);
});
