import { expect, test } from 'vitest';
import { monogram, monogramColour, monogramColours } from './monogram.ts';

test('gives a seed the same colour for ever', () => {
  expect(['a', '佐伯', 'Yukari Robotics'].map(monogramColour)).toEqual(['grass', 'amber', 'mauve']);
});

test('distributes seeds over all eight colours, none above twice its share', () => {
  const counts = new Map<string, number>();
  for (let index = 0; index < 800; index += 1) {
    const colour = monogramColour(`company-${index}`);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  expect([...counts.keys()].toSorted()).toEqual([...monogramColours].toSorted());
  expect(Math.max(...counts.values())).toBeLessThan(200);
});

test.each([
  ['Hinata Saeki', true, 'HS'],
  ['hinata', true, 'H'],
  ['佐伯 ひなた', true, '佐'],
  ['Yukari Robotics', false, 'Y'],
  ['𠮷野家', false, '𠮷'],
  ['株式会社磯部マーケット', false, '磯'],
  ['合同会社 北風', false, '北'],
  ['ゆかりロボティクス株式会社', false, 'ゆ'],
  ['株式会社', false, '株'],
  ['  ', true, ''],
])('the monogram of %j', (name, initials, expected) => {
  expect(monogram(name, initials)).toBe(expected);
});
