import type { StudentProfileUpdate } from '@michi/api/user';
import { expect, test } from 'vitest';
import { hasChanged } from './editable.ts';

const before: StudentProfileUpdate = {
  isVisibleToCompanies: true,
  education: [],
  workExperience: [],
  certifications: [{ name: 'TOEIC', issuedOn: '2025-04-01' }],
  reasonsForApplying: [{ id: 'one', title: 'A lab', text: 'I want to see one.' }],
  researchTopics: null,
  focusAsStudent: 'Robots',
  fieldOfInterestIds: [],
};

test('detects changes made elsewhere, part by part', () => {
  const latest = { ...before, focusAsStudent: 'Ships' };
  expect(hasChanged({ focusAsStudent: 'Trains' }, before, latest)).toBe(true);
  expect(hasChanged({ researchTopics: 'Trains' }, before, latest)).toBe(false);
});

test('values saved by an earlier attempt, whose response was lost, are not a change by another user', () => {
  const saved = { ...before, focusAsStudent: 'Trains' };
  expect(hasChanged({ focusAsStudent: 'Trains' }, before, saved)).toBe(false);
  const added = { id: null, text: 'Words', title: 'Another' };
  const reasons = [...(before.reasonsForApplying ?? []), { id: 'two', title: 'Another', text: 'Words' }];
  const change = { reasonsForApplying: [...(before.reasonsForApplying ?? []), added] };
  expect(hasChanged(change, before, { ...before, reasonsForApplying: reasons })).toBe(false);
  expect(hasChanged(change, before, { ...before, reasonsForApplying: reasons.slice(1) })).toBe(true);
});
