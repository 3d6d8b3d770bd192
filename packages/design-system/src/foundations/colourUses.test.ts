import { expect, test } from 'vitest';
import { light } from '../theme/light.ts';
import { colourGroups } from './colourUses.ts';

test('the page of colours shows every semantic colour once with its purpose', () => {
  const { monogram: _monogram, ...colours } = light;
  const lines = colourGroups.flatMap(({ uses }) => uses.map(([colour]) => colour));
  expect(lines.toSorted()).toEqual(Object.keys(colours).toSorted());
});
