import type { Certification, ResumeChoices, WorkExperience } from '@michi/api/user';
import { expect, test } from 'vitest';
import {
  defaultChoices,
  hasCertification,
  hasWork,
  toggleCertification,
  toggleSection,
  toggleWork,
} from './choices.ts';

const work: WorkExperience = {
  employmentType: 'PART_TIME',
  companyName: 'Bookshop Hamakaze',
  position: null,
  startMonth: '2024-04',
  endMonth: null,
  description: null,
};
const certification: Certification = { name: 'TOEIC', issuedOn: '2025-01-26' };
const twice = (toggle: (choices: ResumeChoices) => ResumeChoices) => toggle(toggle(defaultChoices));

test('excludes and includes an entry without changing the others', () => {
  const without = toggleWork(defaultChoices, work);
  expect(hasWork(without, work)).toBe(false);
  expect(hasWork(without, { ...work, startMonth: '2025-04' })).toBe(true);
  expect(hasCertification(toggleCertification(defaultChoices, certification), certification)).toBe(false);
  expect(twice((choices) => toggleWork(choices, work))).toEqual(defaultChoices);
  expect(twice((choices) => toggleCertification(choices, certification))).toEqual(defaultChoices);
  expect(twice((choices) => toggleSection(choices, 'HOBBIES'))).toEqual(defaultChoices);
});
