import { expect, test } from 'vitest';
import { createReadingOffer } from './readingOffer.ts';

/** A name and its reading, with the name typed through an input method. */
const openFields = (written = '') => {
  let reading = written;
  let name = '';
  const offer = createReadingOffer({ read: () => reading, offer: (text) => void (reading = text) });
  return {
    reading: () => reading,
    write: (text: string) => void (reading = text),
    /** Composes over these steps and takes the last of them. */
    compose: (...steps: readonly string[]) => {
      offer.begin(name);
      for (const step of steps) offer.compose(step);
      name += steps.at(-1) ?? '';
      offer.end(steps.at(-1) ?? '', name);
    },
    /** Changes the name without a composition. */
    change: (text: string) => {
      name = text;
      offer.change(text);
    },
    /** Composes in place of a part of the name. */
    replace: (text: string, ...steps: readonly string[]) => {
      offer.begin(name);
      for (const step of steps) offer.compose(step);
      name = text;
      offer.end(steps.at(-1) ?? '', name);
    },
  };
};

test('keeps the syllables typed before they became kanji', () => {
  const fields = openFields();
  fields.compose('s', 'さ', 'さえ', 'さえk', 'さえき', '佐伯');
  expect(fields.reading()).toBe('さえき');
});

test('reads on where a name is typed in two parts', () => {
  const fields = openFields();
  fields.compose('さ', '佐');
  fields.compose('とう', '藤');
  expect(fields.reading()).toBe('さとう');
});

test.each([
  ['kana that stayed kana', ['は', 'はな'], 'はな'],
  ['katakana', ['はな', 'ハナ'], 'はな'],
  ['syllables taken back before the conversion', ['さえき', 'さえ', '冴'], 'さえ'],
  ['a composition given up', ['さえき', ''], ''],
])('offers the reading of %s', (_case, steps, expected) => {
  const fields = openFields();
  fields.compose(...steps);
  expect(fields.reading()).toBe(expected);
});

test('reads kana that were pasted, in any width', () => {
  const fields = openFields();
  fields.change('ｻｴｷ');
  expect(fields.reading()).toBe('さえき');
});

test('never touches a reading the student wrote', () => {
  const fields = openFields('さいき');
  fields.compose('さえき', '佐伯');
  expect(fields.reading()).toBe('さいき');
  fields.change('');
  expect(fields.reading()).toBe('さいき');
});

test('keeps a suggestion that the student has changed', () => {
  const fields = openFields();
  fields.compose('さえき', '佐伯');
  fields.write('さいき');
  fields.compose('た', '田');
  expect(fields.reading()).toBe('さいき');
});

test('removes its suggestion when the name is emptied, and suggests again', () => {
  const fields = openFields();
  fields.compose('さえき', '佐伯');
  fields.change('');
  expect(fields.reading()).toBe('');
  fields.compose('もり', '森');
  expect(fields.reading()).toBe('もり');
});

test('offers no wrong reading after a change in the middle of the name', () => {
  const deleted = openFields();
  deleted.compose('さえき', '佐伯');
  deleted.change('佐');
  deleted.compose('とう', '藤');
  expect(deleted.reading()).toBe('');
  const replaced = openFields();
  replaced.compose('さえき', '佐伯');
  replaced.replace('佐藤', 'とう', '藤');
  expect(replaced.reading()).toBe('');
});

test('reads a name that is typed in place of the whole one', () => {
  const fields = openFields();
  fields.compose('さえき', '佐伯');
  fields.replace('森', 'もり', '森');
  expect(fields.reading()).toBe('もり');
});
