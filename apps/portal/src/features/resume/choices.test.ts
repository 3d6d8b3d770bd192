import type { Certification, ResumeChoices, WorkExperience } from '@michi/api/user';
import { expect, test } from 'vitest';
import {
  everything,
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
const twice = (toggle: (choices: ResumeChoices) => ResumeChoices) => toggle(toggle(everything));

test('leaves an entry out and takes it in again, and the others stay as they are', () => {
  const without = toggleWork(everything, work);
  expect(hasWork(without, work)).toBe(false);
  expect(hasWork(without, { ...work, startMonth: '2025-04' })).toBe(true);
  expect(hasCertification(toggleCertification(everything, certification), certification)).toBe(false);
  expect(twice((choices) => toggleWork(choices, work))).toEqual(everything);
  expect(twice((choices) => toggleCertification(choices, certification))).toEqual(everything);
  expect(twice((choices) => toggleSection(choices, 'HOBBIES'))).toEqual(everything);
});
