import { describe, expect, test } from 'vitest';
import { japaneseText, optionalText, phoneNumber, postCode, romajiName } from './japaneseInput.ts';

test.each([null, undefined, '', '  ', '\u3000'])('counts %j as not given', (text) => {
  expect(optionalText(text)).toBeNull();
});

describe('names', () => {
  test.each(['\ufa19谷', '髙\ufa11', '\ufa10本', '葛\u{e0100}城', '𠮷田', '\u{2f800}'])(
    'never changes the kanji of %s',
    (name) => {
      expect(japaneseText(name)).toBe(name);
    },
  );

  test('widens half-width kana beside kanji', () => {
    expect(japaneseText('佐伯ﾊﾅ')).toBe('佐伯ハナ');
  });

  test('reads full-width letters as letters', () => {
    expect([romajiName('\u3000Ｓａｅｋｉ '), romajiName('\u3000')]).toEqual(['Saeki', null]);
  });
});

describe('furigana', () => {
  test.each([
    ['ｻｴｷ', 'サエキ'],
    ['ﾜﾀﾅﾍﾞ', 'ワタナベ'],
    ['さえき', 'さえき'],
    [' サエキ\u3000', 'サエキ'],
  ])('%s is saved as %s', (typed, saved) => {
    expect(japaneseText(typed)).toBe(saved);
  });
});

describe('phone numbers', () => {
  test.each([
    ['09012345678', '090-1234-5678'],
    ['０９０ー１２３４ー５６７８', '090-1234-5678'],
    ['090−1234−5678', '090-1234-5678'],
    ['（０３）１２３４－５６７８', '03-1234-5678'],
    ['045 123 4567', '045-123-4567'],
    ['+1 415 555 0132', '+14155550132'],
    ['＋８１９０１２３４５６７８', '+819012345678'],
  ])('%s is saved as %s', (typed, saved) => {
    expect(phoneNumber(typed)).toBe(saved);
  });

  test.each(['１１０', '０９０', '---', '+1'])('%s is not made into one', (typed) => {
    expect(phoneNumber(typed)).not.toMatch(/^(\+\d{7,}|0[\d-]{9,})$/);
  });
});

describe('post codes', () => {
  test.each([
    ['2360027', '236-0027'],
    ['〒２３６ー００２７', '236-0027'],
    ['236−0027', '236-0027'],
    ['SW1A 1AA', 'SW1A 1AA'],
    ['94103', '94103'],
  ])('%s is saved as %s', (typed, saved) => {
    expect(postCode(typed)).toBe(saved);
  });

  test.each([null, '', '〒'])('%j is invalid', (typed) => {
    expect(postCode(typed)).toBeNull();
  });
});
