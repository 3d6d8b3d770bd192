import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Tree, type TreeNode } from './Tree.tsx';

const nodes: readonly TreeNode[] = [
  {
    id: 'kanto',
    label: 'Kanto',
    children: [
      { id: 'tokyo', label: 'Tokyo' },
      { id: 'chiba', label: 'Chiba' },
    ],
  },
  { id: 'abroad', label: 'Work abroad' },
];

const Example = () => {
  const [checked, setChecked] = useState<readonly string[]>([]);
  return <Tree label="Location" nodes={nodes} checked={checked} onCheckedChange={setChecked} />;
};
const item = (name: string) => screen.getByRole('treeitem', { name });
const focused = () => document.activeElement?.textContent;

test('is one stop for Tab; arrows move, open and close', async () => {
  render(<Example />);
  await userEvent.tab();
  expect(focused()).toBe('Kanto');
  await userEvent.keyboard('{ArrowRight}');
  expect(item('Kanto').getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('Tokyo');
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('Work abroad');
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
  expect(focused()).toBe('Kanto');
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.queryByRole('treeitem', { name: 'Tokyo' })).toBeNull();
  expect(screen.getAllByRole('treeitem').filter((node) => node.tabIndex === 0)).toHaveLength(1);
});

test('Space checks, and the parent of some is mixed', async () => {
  render(<Example />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowDown} ');
  expect(item('Tokyo').getAttribute('aria-checked')).toBe('true');
  expect(item('Kanto').getAttribute('aria-checked')).toBe('mixed');
});

test('a click on a parent checks all below it', async () => {
  render(<Example />);
  await userEvent.click(screen.getByText('Kanto'));
  await userEvent.keyboard('{ArrowRight}');
  expect(['Kanto', 'Tokyo', 'Chiba'].map((name) => item(name).getAttribute('aria-checked'))).toEqual([
    'true',
    'true',
    'true',
  ]);
});
