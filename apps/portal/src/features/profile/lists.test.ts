import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import labels from '../../shared/i18n/labels/locales/en.json' with { type: 'json' };
import { yes, type Entry } from './entries.ts';
import { profileLists, type ListId } from './lists.ts';
import profile from './locales/en.json' with { type: 'json' };

const i18n = createInstance({ resources: { en: { profile, labels } } });
await i18n.init({ lng: 'en' });
const t = i18n.getFixedT('en', 'profile');
const today = '2026-11-20';

const faultsOf = (list: ListId, entry: Entry) => Object.keys(profileLists[list].rule(entry, t, today));

test.each<readonly [list: ListId, entry: Entry, faults: readonly string[]]>([
  ['work', { startMonth: '2026-11', endMonth: '' }, []],
  ['work', { startMonth: '2026-12', endMonth: '' }, ['startMonth']],
  ['work', { startMonth: '2026-11', endMonth: '2026-11' }, []],
  ['work', { startMonth: '2026-11', endMonth: '2026-10' }, ['endMonth']],
  ['education', { admissionMonth: '2026-04', graduationMonth: '2026-04' }, []],
  ['education', { admissionMonth: '2026-04', graduationMonth: '2026-03' }, ['graduationMonth']],
  ['education', { graduationMonth: '2026-11', isExpectedGraduate: yes }, []],
  ['education', { graduationMonth: '2026-10', isExpectedGraduate: yes }, ['graduationMonth']],
  ['education', { graduationMonth: '2026-10', isExpectedGraduate: '' }, []],
])('of %s %o, what contradicts the other months is named: %o', (list, entry, faults) => {
  expect(faultsOf(list, entry)).toEqual(faults);
});

test('entries are sent as the contract has them', () => {
  const job = {
    companyName: ' A shop ',
    startMonth: '2024年4月',
    endMonth: '',
    position: ' ',
    description: '',
  };
  const sent = {
    companyName: 'A shop',
    startMonth: '2024-04',
    endMonth: null,
    position: null,
    description: null,
  };
  expect(profileLists.work.change([{ ...job, employmentType: 'PART_TIME' }, job])).toEqual({
    workExperience: [
      { ...sent, employmentType: 'PART_TIME' },
      { ...sent, employmentType: 'OTHER' },
    ],
  });
  const school = { schoolName: 'Seiryo University', admissionMonth: '2023-04', artsOrScience: 'NEITHER' };
  const abroad = { hasStudiedAbroad: yes, studyAbroadDetails: 'A year in Otago' };
  const { education } = profileLists.education.change([
    { ...school, ...abroad },
    { ...school, ...abroad, hasStudiedAbroad: '', artsOrScience: 'SCIENCE', schoolType: 'PHD' },
  ]);
  expect(education).toMatchObject([
    { schoolType: 'UNIVERSITY', artsOrScience: null, studyAbroadDetails: 'A year in Otago' },
    { schoolType: 'PHD', artsOrScience: 'SCIENCE', studyAbroadDetails: null },
  ]);
});

test('details of studies abroad are requested if there were any', () => {
  const fields = profileLists.education.fields({ t, labels: i18n.getFixedT('en', 'labels') });
  const details = fields.find(({ name }) => name === 'studyAbroadDetails');
  expect(details?.applies?.({ hasStudiedAbroad: yes })).toBe(true);
  expect(details?.applies?.({ hasStudiedAbroad: '' })).toBe(false);
});
