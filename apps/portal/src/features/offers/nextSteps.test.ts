import { expect, test } from 'vitest';
import { nextSteps, type StatedSteps } from './nextSteps.ts';

const letter: StatedSteps = {
  offer: { status: 'ACCEPTED', joiningDate: '2027-04-01', job: { kind: 'JOB' } },
  hrPhone: '03-5550-0149',
  hrEmail: 'saiyo@isobe.example',
  ceremonyDate: '2027-04-02',
  terms: { onboardingDate: '2027-03-15' },
};
const kinds = (given: StatedSteps, today = '2026-11-20') => nextSteps(given, today).map(({ kind }) => kind);

test('has what can be done now, then the days of the letter in order', () => {
  expect(nextSteps(letter, '2026-11-20')).toEqual([
    { kind: 'applications' },
    { kind: 'hrPhone', contact: '03-5550-0149' },
    { kind: 'hrEmail', contact: 'saiyo@isobe.example' },
    { kind: 'onboardingDate', date: '2027-03-15' },
    { kind: 'joiningDate', date: '2027-04-01' },
    { kind: 'ceremonyDate', date: '2027-04-02' },
  ]);
});

test('leaves out what the letter does not state', () => {
  const bare = { hrPhone: null, hrEmail: null, ceremonyDate: null, terms: { onboardingDate: null } };
  expect(kinds({ ...letter, ...bare })).toEqual(['applications', 'joiningDate']);
});

test('has no joining ceremony for an internship', () => {
  const { offer } = letter;
  expect(kinds({ ...letter, offer: { ...offer, job: { kind: 'INTERNSHIP' } } })).not.toContain(
    'ceremonyDate',
  );
});

test('leaves out days that have passed, and everything after the first day', () => {
  expect(kinds(letter, '2027-03-16')).not.toContain('onboardingDate');
  expect(kinds(letter, '2027-04-01')).toContain('joiningDate');
  expect(kinds(letter, '2027-04-02')).toEqual([]);
});

test.each(['OFFERED', 'DENIED', 'EXPIRED'] as const)('has nothing for an offer that is %s', (status) => {
  expect(kinds({ ...letter, offer: { ...letter.offer, status } })).toEqual([]);
});
