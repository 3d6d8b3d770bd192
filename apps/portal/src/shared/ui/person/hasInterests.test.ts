import { expect, test } from 'vitest';
import { hasInterests } from './hasInterests.ts';

const empty = { address: null, graduationYear: null, skills: [] };
const none = { fieldsOfInterest: [] };
const address = { postCode: null, prefecture: null, city: null, street: null, building: 'Corpo 203' };

test('a profile without anything to match jobs by is told from one that matches none', () => {
  expect(hasInterests(empty, none)).toBe(false);
  expect(hasInterests({ ...empty, address }, none)).toBe(false);
  expect(hasInterests({ ...empty, address: { ...address, city: 'Yokohama' } }, none)).toBe(true);
  expect(hasInterests({ ...empty, graduationYear: 2027 }, none)).toBe(true);
  expect(hasInterests({ ...empty, skills: ['English'] }, none)).toBe(true);
});
