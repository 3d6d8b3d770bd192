import { expect, test } from 'vitest';
import { createFakeRandom } from '../../../../test/fakes.ts';
import { matchingCounter, newSecret, setupUri } from './totp.ts';

/** The secret of RFC 6238, appendix B, `12345678901234567890` in Base32. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  ['1970-01-01T00:00:59Z', '287082', 1],
  ['2005-03-18T01:58:29Z', '081804', 0x23523ec],
  ['2005-03-18T01:58:31Z', '050471', 0x23523ed],
  ['2009-02-13T23:31:30Z', '005924', 0x273ef07],
  ['2033-05-18T03:33:20Z', '279037', 0x3f940aa],
])('knows the codes of RFC 6238, appendix B: %s', (moment, code, counter) => {
  expect(matchingCounter(RFC_SECRET, code, new Date(moment))).toBe(counter);
});

test.each([
  [-31, undefined],
  [-30, 1],
  [0, 1],
  [29, 1],
  [30, 1],
  [59, 1],
  [60, undefined],
])('accepts a code of a neighbouring step: %i s after the start of its own', (seconds, counter) => {
  expect(matchingCounter(RFC_SECRET, '287082', new Date((30 + seconds) * 1000))).toBe(counter);
});

test('generates a different secret of 160 bits each time', () => {
  const random = createFakeRandom();
  const secrets = Array.from({ length: 50 }, () => newSecret(random));
  expect(new Set(secrets).size).toBe(50);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
});

test('writes a link that apps read', () => {
  const uri = new URL(setupUri(RFC_SECRET, 'hana+1@michi.example'));
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.pathname)).toContain('Michi:hana+1@michi.example');
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: 'Michi',
    secret: RFC_SECRET,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
