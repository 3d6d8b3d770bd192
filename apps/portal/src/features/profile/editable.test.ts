import type { StudentProfileUpdate } from '@michi/api/user';
import { expect, test } from 'vitest';
import { hasChanged } from './editable.ts';

const before: StudentProfileUpdate = {
  isVisibleToCompanies: true,
  education: [],
  workExperience: [],
  certifications: [{ name: 'TOEIC', issuedOn: '2025-04-01' }],
  fieldOfInterestIds: ['robots'],
};

test('detects changes made elsewhere, part by part', () => {
  const latest = { ...before, fieldOfInterestIds: ['ships'] };
  expect(hasChanged({ fieldOfInterestIds: ['trains'] }, before, latest)).toBe(true);
  expect(hasChanged({ certifications: [] }, before, latest)).toBe(false);
});

test('values saved by an earlier attempt, whose response was lost, are not a change by another user', () => {
  const saved = { ...before, fieldOfInterestIds: ['trains'] };
  expect(hasChanged({ fieldOfInterestIds: ['trains'] }, before, saved)).toBe(false);
  // The order of the properties says nothing.
  const added = { issuedOn: '2026-04-01', name: 'Statistics' };
  const certifications = [...(before.certifications ?? []), { name: 'Statistics', issuedOn: '2026-04-01' }];
  const change = { certifications: [...(before.certifications ?? []), added] };
  expect(hasChanged(change, before, { ...before, certifications })).toBe(false);
  expect(hasChanged(change, before, { ...before, certifications: certifications.slice(1) })).toBe(true);
});
