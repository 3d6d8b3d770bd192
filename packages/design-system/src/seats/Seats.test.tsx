import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Seats } from './Seats.tsx';
import { free, taken } from './Seats.css.ts';

const countIn = (container: Element) => ({
  taken: container.querySelectorAll(`.${taken}`).length,
  free: container.querySelectorAll(`.${free}`).length,
});

test.each([
  ['a small room seat by seat', { total: 40, left: 4 }, { taken: 36, free: 4 }],
  ['a full room', { total: 12, left: 0 }, { taken: 12, free: 0 }],
  ['a large room as its share', { total: 3000, left: 1500 }, { taken: 30, free: 30 }],
  ['the last free seat of a large room', { total: 3000, left: 1 }, { taken: 59, free: 1 }],
])('draws %s', (_case, room, expected) => {
  const { container } = render(<Seats {...room} />);
  expect(countIn(container)).toEqual(expected);
});

test('is hidden from a screen reader, which has the text', () => {
  const { container } = render(<Seats total={40} left={4} />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});
