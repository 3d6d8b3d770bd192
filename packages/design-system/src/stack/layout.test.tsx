import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Card } from '../card/Card.tsx';
import { Grid } from '../grid/Grid.tsx';
import { Heading } from '../heading/Heading.tsx';
import { Inline } from '../inline/Inline.tsx';
import { Text } from '../text/Text.tsx';
import { Stack } from './Stack.tsx';

const boxes = () => ['a', 'b', 'c'].map((name) => screen.getByText(name).getBoundingClientRect());
const children = ['a', 'b', 'c'].map((name) => <div key={name}>{name}</div>);

test('a stack leaves the same room between all its children', () => {
  render(<Stack gap="large">{children}</Stack>);
  const [a, b, c] = boxes();
  expect([(b?.top ?? 0) - (a?.bottom ?? 0), (c?.top ?? 0) - (b?.bottom ?? 0)]).toEqual([24, 24]);
});

test('an inline sets its children side by side', () => {
  render(<Inline gap="small">{children}</Inline>);
  const [a, b] = boxes();
  expect((b?.left ?? 0) - (a?.right ?? 0)).toBe(12);
});

test('a grid has its columns by the width of the screen', async () => {
  render(<Grid columns={{ phone: 1, desktop: 3 }}>{children}</Grid>);
  expect(new Set(boxes().map((box) => box.top)).size).toBe(1);
  await page.viewport(390, 844);
  expect(new Set(boxes().map((box) => box.top)).size).toBe(3);
  await page.viewport(1280, 800);
});

test('a card with a title is a region of that name', () => {
  render(<Card title="Where you stand">-</Card>);
  expect(screen.getByRole('region', { name: 'Where you stand' })).toBeTruthy();
});

test('rank and size of a heading are chosen apart', () => {
  render(
    <Heading level={2} size="display">
      Title
    </Heading>,
  );
  expect(getComputedStyle(screen.getByRole('heading', { level: 2 })).fontSize).toBe('32px');
});

test('a text of two lines is cut after them', () => {
  render(<Text lines={2}>{'word '.repeat(800)}</Text>);
  const text = screen.getByText(/word/u);
  expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
  expect(text.clientHeight).toBe(42);
});
