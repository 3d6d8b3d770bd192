import { expect, test } from 'vitest';
import { checkOf, findNodes, toggled, visibleRows, withCovered, type TreeNode } from './treeModel.ts';

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
  const all = toggled([kanto], kanto, new Set(['osaka', 'tokyo']));
  expect([...all].toSorted()).toEqual(['narita', 'osaka', 'tokyo']);
  expect(toggled([kanto], kanto, new Set(all))).toEqual(['osaka']);
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

const california: TreeNode = {
  id: 'california',
  label: 'California',
  keywords: 'カリフォルニア州',
  isWhole: true,
  children: [
    { id: 'san-jose', label: 'San José' },
    { id: 'davis', label: 'Davis' },
  ],
};
const america: TreeNode = {
  id: 'us',
  label: 'United States',
  isWhole: true,
  children: [california, { id: 'ohio', label: 'Ohio' }],
};

test('a parent that selects all its descendants is checked by its own id', () => {
  expect(toggled([america], america, new Set(['davis', 'tokyo']))).toEqual(['tokyo', 'us']);
  expect(checkOf(america, new Set(['us']))).toBe(true);
  expect(checkOf(america, new Set(['california']))).toBe('mixed');
  expect(toggled([america], america, new Set(['us', 'tokyo']))).toEqual(['tokyo']);
});

test('all below it are checked with it', () => {
  const covered = withCovered([america, kanto], new Set(['us', 'tokyo']));
  expect([america, california, kanto].map((node) => checkOf(node, covered))).toEqual([true, true, 'mixed']);
  expect(covered.has('davis')).toBe(true);
});

test('whoever unchecks one below such a parent keeps the others', () => {
  const davis = { id: 'davis', label: 'Davis' };
  expect(toggled([america], davis, new Set(['us'])).toSorted()).toEqual(['ohio', 'san-jose']);
  expect(toggled([america], california, new Set(['us']))).toEqual(['ohio']);
});

test.each([
  ['san jose', ['us', 'california', 'san-jose'], ['us', 'california']],
  ['ＤＡＶＩＳ california', ['us', 'california', 'davis'], ['us', 'california']],
  ['かりふぉるにあ', ['us', 'california', 'san-jose', 'davis'], ['us']],
  ['united', ['us', 'california', 'san-jose', 'davis', 'ohio'], []],
  ['nowhere', [], []],
])('%j shows what is found, all below it, and what it is in', (query, shown, opened) => {
  const found = findNodes([america, kanto], query);
  expect([...found.shown].toSorted()).toEqual(shown.toSorted());
  expect([...found.opened].toSorted()).toEqual(opened.toSorted());
});

test('a matching parent is open if a descendant matches by its own name', () => {
  const city = { id: 'city', label: 'New York, NY' };
  const state = { id: 'state', label: 'New York', children: [{ id: 'buffalo', label: 'Buffalo, NY' }, city] };
  expect(findNodes([state], 'york').opened).toEqual(['state']);
  expect(findNodes([{ ...state, label: 'Ohio' }], 'ohio').opened).toEqual([]);
});
