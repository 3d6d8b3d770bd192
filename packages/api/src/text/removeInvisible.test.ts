import { expect, test } from 'vitest';
import { removeInvisible } from './removeInvisible.ts';

const RANGES = [
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x2069],
  [0xfeff, 0xfeff],
] as const;

const INVISIBLE = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
);

test.each([
  '+81 90 1234 5678',
  '０９０ー１２３４ー５６７８',
  'hana@michi.example',
  '236-0027',
  'SEIRYO-2027',
  'https://michi.example/jobs?page=2',
  '1200',
  '2026-11-25T09:00:00Z',
])('no invisible character is left in %s, wherever it stands', (typed) => {
  for (const character of INVISIBLE) {
    for (const at of [0, 3, typed.length])
      expect(removeInvisible(typed.slice(0, at) + character + typed.slice(at))).toBe(typed);
  }
});

test.each(['\u00a0', '\u2007', '\u202f'])('no-break space %j separates digits like a space', (space) => {
  expect(removeInvisible(`${space}090${space}1234${space}5678${space}`)).toBe('090 1234 5678');
  expect(removeInvisible(`hana@michi.example${space}`)).toBe('hana@michi.example');
});

test('a soft hyphen in a phone number is removed, in a word it stays', () => {
  expect(removeInvisible('090\u00ad1234\u00ad5678')).toBe('09012345678');
  expect(removeInvisible('Arbeits\u00adzeit')).toBe('Arbeits\u00adzeit');
});

test.each([
  ['a Persian name', 'علی\u200cرضا'],
  ['a Hindi name', 'क्\u200dषमा'],
  ['an Arabic name in parentheses with marks', '\u200f(نور)\u200e'],
  ['emoji of several people', '👩\u200d🎓 👨🏽\u200d💻 🏳\ufe0f\u200d🌈'],
  ['a variant of a kanji', '葛\u{e0100}城'],
  ['a French sentence', 'Qui\u202f? Lui\u00a0!'],
  ['an English name with a line break', 'Alex\r\nMorgan\t'],
])('%s stays as it is', (_, text) => {
  expect(removeInvisible(text)).toBe(text);
});

test('an override that would show a name backwards is removed', () => {
  expect(removeInvisible('\u202egnp.\u202c\u2066نور\u2069')).toBe('gnp.نور');
});

test('nothing is left of a text in which nothing is visible', () => {
  expect(removeInvisible(`\u00a0${INVISIBLE.join('')}\u3164\ufe0f`)).toBe('');
});

test('half a million no-break spaces are processed quickly', () => {
  const before = process.cpuUsage();
  removeInvisible(`a${'\u00a0'.repeat(500_000)}a`);
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
});
