import { expect, test } from 'vitest';
import { differencesOf } from './differencesOf.ts';

const shown = (before: string, after: string) =>
  differencesOf(before, after)
    ?.map(({ kind, text }) => (kind === 'same' ? text : `${kind === 'added' ? '+' : '-'}[${text}]`))
    .join('');

test('Japanese is compared by words, not by sentences', () => {
  expect(shown('読書会を2年間続けました。', '読書会を3年間続けました。')).toBe(
    '読書会を-[2]+[3]年間続けました。',
  );
});

test('English is compared by words', () => {
  expect(shown('I ran a circle for two years.', 'I led a circle for two years.')).toBe(
    'I -[ran]+[led] a circle for two years.',
  );
});

test('nothing differs between equal texts', () => {
  expect(shown('同じ文章です。', '同じ文章です。')).toBe('同じ文章です。');
});
