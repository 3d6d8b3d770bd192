import { expect, test } from 'vitest';
import { composeText } from './composeText.ts';

test('composes letters and kana', () => {
  expect(composeText('Jose\u0301 か\u3099くせい')).toBe('José がくせい');
});

test.each(['\ufa19谷', '髙\ufa11', '\ufa10本', '葛\u{e0100}城', '𠮷田', '\u{2f800}'])(
  'never changes the kanji of %s',
  (name) => {
    expect(composeText(name)).toBe(name);
  },
);

test('keeps emoji and right-to-left writing', () => {
  expect(composeText('👩🏽‍💻 مرحبا')).toBe('👩🏽‍💻 مرحبا');
});

test('a text with more than 30 marks on one letter is not composed', () => {
  const text = `e\u0301${'\u0323'.repeat(30)}`;
  expect(composeText(text)).toBe(text);
});
