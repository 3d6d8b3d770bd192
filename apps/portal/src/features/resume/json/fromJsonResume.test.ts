import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleContent as content } from '../test/exampleContent.ts';
import { fromJsonResume, parseJsonResume } from './fromJsonResume.ts';
import { textOf } from './jsonReader.ts';
import { toJsonResume } from './jsonResume.ts';

/** What is read of a file. */
const readAll = (resume: object) => {
  const outcome = parseJsonResume(JSON.stringify(resume));
  if (!('resume' in outcome)) throw new Error(outcome.fault);
  return fromJsonResume(outcome.resume, '2026-11-20');
};
const read = (resume: object) => readAll(resume).parsed;

const missing = (source: string) => ({ kind: 'month', source });

const nameQuestion = (source: string) => ({ kind: 'text', source });

/** What is left out, a line for each, as `section (title): field = texts`. */
const leftOut = (resume: object): readonly string[] =>
  readAll(resume).leftOut.map((part) => {
    if (typeof part === 'string') throw new Error('A line of a document.');
    const facts = part.facts.map(({ field, texts }) => `${field ?? ''}=${texts.join('|')}`);
    return `${part.section}${part.title === null ? '' : ` (${part.title})`}: ${facts.join(', ')}`;
  });

/** Every text in a value. */
const textsOf = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [textOf(value)];

let last = 0;
/** A text that stands nowhere else. */
const word = fc.constant(null).map(() => {
  last += 1;
  return `word${last}`;
});
const day = fc.constantFrom('2014-05-01', '2016-02', 'Present', 'May 2014');
const odd = fc.oneof(
  word,
  fc.constant(null),
  fc.constant(''),
  fc.array(word, { maxLength: 2 }),
  fc.record({ inner: word }),
);
const someOf = (keys: readonly string[]) =>
  fc.record(Object.fromEntries(keys.map((key) => [key, key.endsWith('Date') ? fc.oneof(day, odd) : odd])), {
    requiredKeys: [],
  });
const entry = someOf(
  'name company position startDate endDate summary highlights url institution area studyType score keywords level x-own'.split(
    ' ',
  ),
);
const section = fc.oneof(fc.array(fc.oneof(entry, odd), { maxLength: 4 }), entry, odd);
const anyResume = fc.record(
  {
    basics: fc.oneof(someOf(['name', 'label', 'phone', 'summary', 'location', 'profiles', 'website']), odd),
    meta: fc.record({
      version: odd,
      michi: someOf(['fullNameJp', 'fullNameFurigana', 'dateOfBirth', 'requests', 'researchTopics']),
    }),
    ...Object.fromEntries(
      ['work', 'education', 'certificates', 'skills', 'interests', 'languages', 'awards', 'x-custom'].map(
        (key) => [key, section],
      ),
    ),
  },
  { requiredKeys: [] },
);

test('importing an export restores the original', () => {
  expect(readAll(toJsonResume(content))).toEqual({
    // What the account has, and what is written for one company.
    leftOut: [
      { section: 'basics', title: null, facts: [{ field: 'email', texts: ['hana@michi.example'] }] },
      {
        section: 'meta',
        title: null,
        facts: [{ field: 'reasonForApplying', texts: ['To hear what people mean.'] }],
      },
    ],
    shortened: new Set(),
    parsed: {
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
        address: content.address,
      },
    },
  });
});

test('requests unknown months', () => {
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
  ['2014', missing('2014')],
  [2014, missing('2014')],
  ['2014-13', missing('2014-13')],
  ['2016-00', missing('2016-00')],
  ['last spring', missing('last spring')],
])('reads the end of a job, %j, without inventing one', (endDate, endMonth) => {
  expect(read({ work: [{ name: 'Acme', startDate: '2012-04', endDate }] }).work?.[0]?.endMonth).toEqual(
    endMonth,
  );
});

test('keeps every entry, and names the sections whose texts it shortens', () => {
  const { parsed, shortened } = fromJsonResume(
    {
      basics: { name: 'Hana Saeki', summary: 'a'.repeat(2000) },
      work: Array.from({ length: 60 }, () => ({ name: 'Acme', position: 'p'.repeat(201) })),
      interests: [{ name: 'Maps', keywords: ['b'.repeat(2000)] }],
    },
    '2026-11-20',
  );
  expect(parsed.work).toHaveLength(60);
  expect(parsed.work?.[0]?.position).toHaveLength(200);
  expect(shortened).toEqual(new Set(['work', 'hobbies']));
});

test('assumes no graduation from a school whose end is only a year', () => {
  const { education } = read({
    education: [{ institution: 'Example University', startDate: '2008-04', endDate: '2012' }],
  });
  expect(education?.[0]).toMatchObject({ graduationMonth: missing('2012'), isExpectedGraduate: false });
});

test('requests the day of a certificate with an invalid one', () => {
  const { certifications } = read({ certificates: [{ name: 'X', date: '2015-02-30' }] });
  expect(certifications).toEqual([{ name: 'X', issuedOn: { kind: 'date', source: '2015-02-30' } }]);
});

test('reads the keys of older versions, and ignores nulls', () => {
  expect(
    read({
      basics: { name: 'Ada Example', website: 'ada.example' },
      work: [{ company: 'Acme', position: 'Engineer', startDate: '2014-05-01', endDate: '2016-01-31' }, null],
    }).work,
  ).toMatchObject([{ companyName: 'Acme', startMonth: '2014-05', endMonth: '2016-01' }]);
  expect(read({ basics: null, work: null, skills: null, education: [], meta: { michi: null } })).toEqual({});
});

test.each([
  ['Hana Saeki', { firstName: 'Hana', familyName: 'Saeki' }],
  ['SAEKI Hana', { firstName: 'Hana', familyName: 'SAEKI' }],
  ['Saeki, Hana', { firstName: 'Hana', familyName: 'Saeki' }],
  ['佐伯 花', { familyNameJp: '佐伯', firstNameJp: '花' }],
  ['佐伯花', { familyNameJp: nameQuestion('佐伯花'), firstNameJp: nameQuestion('佐伯花') }],
  ['Hana', { firstName: nameQuestion('Hana'), familyName: nameQuestion('Hana') }],
  [
    'Ludwig van Noten',
    { firstName: nameQuestion('Ludwig van Noten'), familyName: nameQuestion('Ludwig van Noten') },
  ],
])('finds the family name of %s, or requests it', (name, personal) => {
  expect(read({ basics: { name } }).personal).toEqual(personal);
});

test.each<[string, object, readonly string[]]>([
  [
    'sections that the profile lacks, an entry each',
    {
      languages: [{ language: 'Japanese', fluency: 'Native' }, { language: 'English' }],
      awards: [{ title: 'First prize', date: '2025-10-01', awarder: 'Otaru City', summary: null }],
      volunteer: [{ organization: 'Library', highlights: ['Read aloud', ''] }],
    },
    [
      'languages: =Japanese, =Native',
      'languages: =English',
      'awards: =First prize, =2025-10-01, =Otaru City',
      'volunteer: =Library, =Read aloud',
    ],
  ],
  [
    'fields of the person',
    {
      basics: {
        label: 'Student',
        picture: 'me.png',
        phone: 'on request',
        location: { city: 'Otaru', countryCode: 'JP' },
        profiles: [{ network: 'GitHub', username: 'ren' }],
      },
    },
    [
      'basics: label=Student',
      'basics: picture=me.png',
      'basics: phone=on request',
      'basics: location=Otaru|JP',
      'basics: profiles=GitHub|ren',
    ],
  ],
  [
    'fields of an entry, under its name',
    {
      work: [
        {
          name: 'Acme',
          company: 'Acme Holding',
          url: 'acme.example',
          location: 'Otaru',
          description: 'Tools',
        },
      ],
      education: [
        { institution: 'Seiryo University', studyType: 'B.Sc.', score: 3.8, courses: ['Maps', 'Law'] },
      ],
      certificates: [{ name: 'TOEIC', date: '2025-01-26', issuer: 'ETS' }],
      skills: [
        { name: 'Web', level: 'Master', keywords: ['HTML'] },
        { name: 'SQL', level: 5 },
      ],
    },
    [
      'work (Acme): company=Acme Holding, url=acme.example, location=Otaru, description=Tools',
      'education (Seiryo University): studyType=B.Sc., score=3.8, courses=Maps|Law',
      'certificates (TOEIC): issuer=ETS',
      'skills: =Web, =Master',
      'skills (SQL): level=5',
    ],
  ],
  [
    'entries of an odd shape',
    {
      work: [
        'Worked at Acme',
        [['Deep']],
        7,
        { name: ['Acme'], position: 'Engineer' },
        { company: {}, url: 'x' },
      ],
      education: 'Seiryo University',
      certificates: { name: { jp: '簿記' } },
    },
    [
      'work: =Worked at Acme',
      'work: =Deep',
      'work: =7',
      'work: =Acme, =Engineer',
      'work: =x',
      'education: =Seiryo University',
      'certificates: =簿記',
    ],
  ],
  [
    'sections of the file’s own',
    {
      'x-custom': { theme: 'dark', isPublic: true },
      hobby: 'Chess',
      __proto__: null,
      ['constructor']: [1, [2]],
    },
    [
      'x-custom: theme=dark',
      'x-custom: isPublic=true',
      'hobby: =Chess',
      'constructor: =1',
      'constructor: =2',
    ],
  ],
  [
    'the data about the file, without the address of the format',
    {
      $schema: 'https://jsonresume.org',
      meta: { version: 'v1.0.0', michi: { requests: 'Kobe', dateOfBirth: '2004' } },
    },
    ['meta: version=v1.0.0', 'meta: requests=Kobe', 'meta: dateOfBirth=2004'],
  ],
  [
    'dates too long to be one',
    { work: [{ name: 'Acme', endDate: 'x'.repeat(101) }] },
    [`work (Acme): endDate=${'x'.repeat(101)}`],
  ],
  [
    'nothing of nulls and empty texts',
    { basics: { label: null, url: ' ' }, awards: [null, {}, { title: '' }], references: null },
    [],
  ],
])('names what is left out: %s', (_, resume, lines) => {
  expect(leftOut(resume)).toEqual(lines);
});

test('reads a single entry in place of a list, a text in place of an entry or a list, and numbers as texts', () => {
  const resume = {
    basics: {
      name: 'Ada Example',
      phone: '09012345678',
      location: { address: 'Ironai 1-2', city: 'Otaru', region: 1 },
    },
    work: { name: 2020, highlights: 'Led a team', startDate: 2014 },
    skills: ['SQL', { name: 'R', keywords: null }, { keywords: 'Maps' }],
    interests: 'Chess',
  };
  expect(leftOut(resume)).toEqual([]);
  expect(read(resume)).toEqual({
    hobbies: 'Chess',
    skills: ['SQL', 'R', 'Maps'],
    work: [
      {
        employmentType: 'OTHER',
        companyName: '2020',
        position: null,
        startMonth: missing('2014'),
        endMonth: null,
        description: 'Led a team',
      },
    ],
    personal: {
      firstName: 'Ada',
      familyName: 'Example',
      mobilePhone: '09012345678',
      address: { postCode: null, prefecture: '1', city: 'Otaru', street: 'Ironai 1-2', building: null },
    },
  });
});

test('takes an unreadable end of a job for no end that is ongoing', () => {
  expect(read({ work: [{ name: 'Acme', endDate: { year: 2014 } }] }).work?.[0]?.endMonth).toEqual(
    missing(''),
  );
});

test('of any file every text is offered or named as left out', () => {
  fc.assert(
    fc.property(anyResume, (resume) => {
      const { parsed, leftOut: rest, shortened } = readAll(resume);
      const named = textsOf([parsed, rest]).join(' ');
      expect(shortened).toEqual(new Set());
      for (const text of textsOf(resume).filter((each) => each.startsWith('word')))
        expect(named).toMatch(new RegExp(`\\b${text}\\b`));
    }),
    { numRuns: 500 },
  );
});
