import { expect, test } from 'vitest';
import { isEmail, typedEmail, typedText } from './typedText.ts';

test.each([
  '',
  ' \u3000',
  '\u200b',
  '\u2060',
  '\u00ad',
  '\u3164',
  '\ufe0f',
  '\u200e\u200f',
  '\u2066\u2069',
  '\u2800',
])('%j has no visible characters', (text) => {
  expect(typedText(text)).toBe('');
});

test.each([
  [' 花 ', '花'],
  ['👩\u200d🎓', '👩\u200d🎓'],
  ['\u200fשלום', '\u200fשלום'],
  ['\u2068Hana\u2069\u200b', 'Hana'],
])('%j is %j', (text, typed) => {
  expect(typedText(text)).toBe(typed);
});

test('an address in full width is the one in half width', () => {
  expect(typedEmail(' ｈａｎａ＠ｍｉｃｈｉ．ｅｘａｍｐｌｅ\u200e')).toBe('hana@michi.example');
  expect(isEmail('\u202dhana@michi.example\u202c')).toBe(true);
});
