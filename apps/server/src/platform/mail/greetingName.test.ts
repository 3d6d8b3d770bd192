import { expect, test } from 'vitest';
import { greetingName } from './renderMail.ts';

test.each([
  ['Aiko Tanaka', 'Aiko Tanaka'],
  ['  田中　愛子 ', '田中 愛子'],
  ["Seán O'Brien-Smith Jr.", "Seán O'Brien-Smith Jr."],
  ['J. R. R. Tolkien', 'J. R. R. Tolkien'],
  ['Aiko\r\nBcc: thief', 'Aiko Bcc: thief'],
])('%j greets as %j', (name, greeted) => {
  expect(greetingName(name)).toBe(greeted);
});

test.each([
  ['Win at https://prize.example'],
  ['visit prize.example'],
  ['www.prize'],
  ['write to me@prize'],
  ['prize／example.com'],
  ['x'.repeat(81)],
  [''],
  ['\u202e'],
])('%j is no name to greet with', (name) => {
  expect(greetingName(name)).toBe('');
});
