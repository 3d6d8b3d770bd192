import { expect, test } from 'vitest';
import { exampleContent as content } from '../test/exampleContent.ts';
import { fromJsonResume } from './fromJsonResume.ts';
import { parseJsonResume } from './jsonResume.ts';
import { toJsonResume } from './toJsonResume.ts';

test('importing an export restores the original', () => {
  const outcome = parseJsonResume(JSON.stringify(toJsonResume(content)));
  if (!('resume' in outcome)) throw new Error(JSON.stringify(outcome.fault));
  expect(fromJsonResume(outcome.resume, '2026-11-20')).toEqual({
    leftOut: [],
    shortened: new Set(),
    found: {
      about: content.about,
      skills: content.skills,
      education: content.education,
      work: content.workExperience,
      certifications: content.certifications,
      hobbies: content.hobbies,
      research: content.researchTopics,
      focus: content.focusAsStudent,
      personal: {
        firstName: 'Hana',
        familyName: 'Saeki',
        familyNameJp: '佐伯',
        firstNameJp: '花',
        familyNameFurigana: 'さえき',
        firstNameFurigana: 'はな',
        dateOfBirth: '2004-05-14',
        mobilePhone: '090-1234-5678',
      },
    },
  });
});

const read = (resume: object) => {
  const outcome = parseJsonResume(JSON.stringify(resume));
  if (!('resume' in outcome)) throw new Error(JSON.stringify(outcome.fault));
  return fromJsonResume(outcome.resume, '2026-11-20').found;
};

test('ignores parts that the profile lacks, and asks for unknown months', () => {
  expect(
    read({
      basics: { url: 'https://hana.example', profiles: [{ network: 'x' }] },
      volunteer: [{ organization: 'Library' }],
      education: [{ institution: 'Night school', startDate: '2019' }],
      work: [
        { name: 'Cafe', position: 'Part-time barista', startDate: '2023-05-01', highlights: ['Latte art'] },
      ],
      certificates: [{ name: 'Driving licence', date: '2024-11' }],
      skills: [{ name: 'Web', keywords: ['HTML', 'CSS'] }],
    }),
  ).toEqual({
    skills: ['HTML', 'CSS'],
    education: [
      expect.objectContaining({
        schoolName: 'Night school',
        admissionMonth: { kind: 'month', source: '2019' },
        graduationMonth: null,
      }),
    ],
    work: [
      {
        employmentType: 'PART_TIME',
        companyName: 'Cafe',
        position: 'Part-time barista',
        startMonth: '2023-05',
        endMonth: null,
        description: 'Latte art',
      },
    ],
    certifications: [{ name: 'Driving licence', issuedOn: { kind: 'date', source: '2024-11' } }],
  });
});

const asked = (source: string) => ({ kind: 'month', source });

test.each([
  ['2016-01-31', '2016-01'],
  ['May 2014', '2014-05'],
  ['05/2014', '2014-05'],
  ['2014年5月', '2014-05'],
  ['2014-05-01T00:00:00.000Z', '2014-05'],
  ['Present', null],
  ['現在', null],
  ['', null],
  [null, null],
  ['2014', asked('2014')],
  [2014, asked('2014')],
  ['2014-13', asked('2014-13')],
  ['2016-00', asked('2016-00')],
  ['last spring', asked('last spring')],
])('reads the end of a job, %j, without inventing one', (endDate, endMonth) => {
  expect(read({ work: [{ name: 'Acme', startDate: '2012-04', endDate }] }).work?.[0]?.endMonth).toEqual(
    endMonth,
  );
});

test('keeps every entry, and names the sections whose texts it shortens', () => {
  const { found, shortened } = fromJsonResume(
    {
      basics: { name: 'Hana Saeki', summary: 'a'.repeat(2000) },
      work: Array.from({ length: 60 }, () => ({ name: 'Acme', position: 'p'.repeat(201) })),
      interests: [{ name: 'Maps', keywords: ['b'.repeat(2000)] }],
    },
    '2026-11-20',
  );
  expect(found.work).toHaveLength(60);
  expect(found.work?.[0]?.position).toHaveLength(200);
  expect(shortened).toEqual(new Set(['work', 'hobbies']));
});

test('assumes no graduation from a school whose end is only a year', () => {
  const { education } = read({
    education: [{ institution: 'Example University', startDate: '2008-04', endDate: '2012' }],
  });
  expect(education?.[0]).toMatchObject({ graduationMonth: asked('2012'), isExpectedGraduate: false });
});

test('asks for the day of a certificate with an invalid one', () => {
  const { certifications } = read({ certificates: [{ name: 'X', date: '2015-02-30' }] });
  expect(certifications).toEqual([{ name: 'X', issuedOn: { kind: 'date', source: '2015-02-30' } }]);
});

test('reads the keys of older versions, and nothing from nulls', () => {
  expect(
    read({
      basics: { name: 'Ada Example', website: 'ada.example' },
      work: [{ company: 'Acme', position: 'Engineer', startDate: '2014-05-01', endDate: '2016-01-31' }, null],
    }).work,
  ).toMatchObject([{ companyName: 'Acme', startMonth: '2014-05', endMonth: '2016-01' }]);
  expect(read({ basics: null, work: null, skills: null, education: [], meta: { michi: null } })).toEqual({});
});

const nameAsked = (source: string) => ({ kind: 'text', source });

test.each([
  ['Hana Saeki', { firstName: 'Hana', familyName: 'Saeki' }],
  ['SAEKI Hana', { firstName: 'Hana', familyName: 'SAEKI' }],
  ['Saeki, Hana', { firstName: 'Hana', familyName: 'Saeki' }],
  ['佐伯 花', { familyNameJp: '佐伯', firstNameJp: '花' }],
  ['佐伯花', { familyNameJp: nameAsked('佐伯花'), firstNameJp: nameAsked('佐伯花') }],
  ['Hana', { firstName: nameAsked('Hana'), familyName: nameAsked('Hana') }],
  [
    'Ludwig van Noten',
    { firstName: nameAsked('Ludwig van Noten'), familyName: nameAsked('Ludwig van Noten') },
  ],
])('tells the family name of %s, or asks for it', (name, personal) => {
  expect(read({ basics: { name } }).personal).toEqual(personal);
});

test.each([
  ['{', { code: 'NOT_JSON' }],
  ['[]', { code: 'NOT_A_RESUME', path: '' }],
  ['{"work":[{"name":["Acme"]}]}', { code: 'NOT_A_RESUME', path: 'work.0.name' }],
  ['{"skills":"SQL"}', { code: 'NOT_A_RESUME', path: 'skills' }],
])('says why %s is no JSON Resume', (text, fault) => {
  expect(parseJsonResume(text)).toEqual({ fault });
});
