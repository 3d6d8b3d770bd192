import { expect, test } from 'vitest';
import { checkOf, toggled, visibleRows, type TreeNode } from './treeModel.ts';

const kanto: TreeNode = {
  id: 'kanto',
  label: 'Kanto',
  children: [
    { id: 'tokyo', label: 'Tokyo' },
    { id: 'chiba', label: 'Chiba', children: [{ id: 'narita', label: 'Narita' }] },
  ],
};

test('a parent is checked with all its leaves, mixed with some, unchecked with none', () => {
  expect(checkOf(kanto, new Set(['tokyo', 'narita']))).toBe(true);
  expect(checkOf(kanto, new Set(['narita']))).toBe('mixed');
  expect(checkOf(kanto, new Set(['osaka']))).toBe(false);
});

test('toggling a parent checks all its leaves, then none, and leaves others alone', () => {
  const all = toggled(kanto, new Set(['osaka', 'tokyo']));
  expect([...all].toSorted()).toEqual(['narita', 'osaka', 'tokyo']);
  expect(toggled(kanto, new Set(all))).toEqual(['osaka']);
});

test('rows know their depth and place; closed parents hide theirs', () => {
  expect(visibleRows([kanto], new Set()).map((row) => row.node.id)).toEqual(['kanto']);
  expect(
    visibleRows([kanto], new Set(['kanto'])).map((row) => [
      row.node.id,
      row.level,
      row.position,
      row.siblings,
    ]),
  ).toEqual([
    ['kanto', 1, 1, 1],
    ['tokyo', 2, 1, 2],
    ['chiba', 2, 2, 2],
  ]);
});
