import { expect, test } from 'vitest';
import { ribbonPath, thickness } from './ribbonShape.ts';

test('grows with the count, up to the full width', () => {
  expect(thickness(22, 22)).toBe(1);
  expect(thickness(9, 22)).toBeGreaterThan(thickness(7, 22));
  expect(thickness(0, 22)).toBeGreaterThan(0);
  expect(thickness(0, 0)).toBe(thickness(0, 22));
});

test.each([[[22, 9, 7, 5, 1]], [[0, 0, 0]], [[3]], [[1, 4]]])(
  'draws a closed shape without gaps for %j',
  (counts) => {
    const path = ribbonPath(counts);
    expect(path).toMatch(/^M0 .*Z$/u);
    expect(path).not.toMatch(/NaN|Infinity/u);
  },
);
