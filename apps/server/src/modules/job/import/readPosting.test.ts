import { describe, expect, test } from 'vitest';
import { reasonMessage } from '../../../platform/import/reason.ts';
import { readJson } from '../../../platform/import/readJson.ts';
import { readPosting, type ImportedJob } from './readPosting.ts';

const NOW = new Date('2026-11-20T03:00:00.000Z');

const PLAIN = {
  '@type': 'JobPosting',
  identifier: 'p-1',
  title: 'Tester',
  hiringOrganization: { name: 'Kitakaze Robotics' },
};

function readAll(value: unknown) {
  const json = readJson(typeof value === 'string' ? value : JSON.stringify(value));
  return 'refused' in json ? [json] : readPosting(json.value, NOW);
}

function jobs(value: unknown): readonly ImportedJob[] {
  return readAll(value).flatMap((one) => ('row' in one ? [one.row] : []));
}

function read(fields: object): Partial<ImportedJob> {
  return jobs({ ...PLAIN, ...fields })[0] ?? {};
}

function refusals(value: unknown): readonly string[] {
  return readAll(value).flatMap((one) =>
    'refused' in one ? one.refused.map((reason) => reasonMessage(reason, 'en')) : [],
  );
}

const refused = (fields: object) => refusals({ ...PLAIN, ...fields });

describe('days and times', () => {
  test.each([
    ['2027-03-18', '2027-03-18T14:59:59.000Z'],
    ['2027-03-18T12:00', '2027-03-18T03:00:00.000Z'],
    ['2027-03-18T12:00:00', '2027-03-18T03:00:00.000Z'],
    ['2027-03-18 12:00', '2027-03-18T03:00:00.000Z'],
    ['2027-03-18T24:00', '2027-03-18T15:00:00.000Z'],
    ['2027-03-18T12:00:00Z', '2027-03-18T12:00:00.000Z'],
    ['2027-03-18T12:00:00-0500', '2027-03-18T17:00:00.000Z'],
  ])('validThrough %s ends at %s', (validThrough, instant) => {
    expect(read({ validThrough }).entry_deadline).toBe(instant);
  });

  test.each([
    ['2027-04-01', '2027-04-01'],
    ['2027-04-01T00:00:00+09:00', '2027-04-01'],
    ['2027-03-31T15:00:00Z', '2027-04-01'],
    ['2027-04-01T18:00:00-07:00', '2027-04-01'],
    ['2027-04-01T00:00', '2027-04-01'],
  ])('jobStartDate %s is the day %s', (jobStartDate, day) => {
    expect(read({ jobStartDate }).start_date).toBe(day);
  });

  test('a posting is from the first moment of its day in Japan', () => {
    expect(read({ datePosted: '2026-11-20' }).posted_at).toBe('2026-11-19T15:00:00.000Z');
  });

  test.each([
    [{ datePosted: '2027-12-31' }, 'datePosted: 2027-12-31 is in the future'],
    [{ datePosted: '0001-01-01' }, 'datePosted: 0001-01-01 is before 2000-01-01'],
    [{ validThrough: '9999-12-31' }, 'validThrough: 9999-12-31 is after 2036-11-20'],
    [{ jobStartDate: '2027-02-31' }, 'jobStartDate: is not a date'],
    [{ jobStartDate: 'next spring' }, 'jobStartDate: is not a date'],
  ])('%j is refused', (fields, reason) => {
    expect(refused(fields)).toEqual([reason]);
  });
});

describe('pay', () => {
  const paid = (value: unknown, currency = 'JPY') => {
    const { salary_currency, salary_maximum, salary_minimum, salary_period } = read({
      baseSalary: { currency, value },
    });
    return [salary_minimum, salary_maximum, salary_currency, salary_period];
  };

  test.each([
    [{ minValue: 17.5, maxValue: 22.25, unitText: 'HOUR' }, [17.5, 22.25, 'JPY', 'HOUR']],
    [{ value: 12_000, unitText: 'DAY' }, [12_000, 12_000, 'JPY', 'DAY']],
    [{ value: '60,000', unitText: 'week' }, [60_000, 60_000, 'JPY', 'WEEK']],
    [{ minValue: 250_000, unitText: 'MONTH' }, [250_000, null, 'JPY', 'MONTH']],
    [{ minValue: 0, maxValue: 300_000, unitText: 'MONTH' }, [null, 300_000, 'JPY', 'MONTH']],
    [{ value: 4_000_000, unitCode: 'ANN' }, [4_000_000, 4_000_000, 'JPY', 'YEAR']],
    [{ minValue: 0, maxValue: 0, unitText: 'MONTH' }, [null, null, null, null]],
    [{ value: '', unitText: 'MONTH' }, [null, null, null, null]],
  ])('%j is kept as it is told', (value, kept) => {
    expect(paid(value)).toEqual(kept);
  });

  test.each([
    [{ minValue: -5, unitText: 'MONTH' }, 'baseSalary.value.minValue: -5 is below 0'],
    [{ value: 'negotiable', unitText: 'MONTH' }, 'baseSalary.value.value: is not a number'],
    [{ minValue: 2, maxValue: 1, unitText: 'DAY' }, 'baseSalary.value.minValue: is above the highest value'],
    [{ value: 2e9, unitText: 'YEAR' }, 'baseSalary.value.value: 2,000,000,000 is above 1,000,000,000'],
  ])('%j is refused for its real fault', (value, reason) => {
    expect(refused({ baseSalary: { currency: 'JPY', value } })).toEqual([reason]);
  });
});

describe('who may apply', () => {
  const conditionsOf = (fields: object) => {
    const { field_of_study, graduation_years, has_visa_support, japanese_level } = read(fields);
    return [graduation_years, field_of_study, japanese_level, has_visa_support];
  };
  const UNKNOWN = [[], null, null, null];
  const none = 'no requirements';

  test("is stored in columns if the posting uses the contract's values", () => {
    const conditions = { fieldOfStudy: 'SCIENCE', japaneseLevel: 'N2', hasVisaSupport: false };
    expect(conditionsOf({ graduationYears: [2027, 2028], conditions })).toEqual([
      [2027, 2028],
      'SCIENCE',
      'N2',
      false,
    ]);
    expect(conditionsOf({ conditions: { hasVisaSupport: true } })).toEqual([[], null, null, true]);
    expect(refused({ conditions: { fieldOfStudy: 'LAW' } })).toEqual([
      'conditions.fieldOfStudy: is not one of ANY, ARTS, SCIENCE',
    ]);
    expect(refused({ graduationYears: [27] })).toEqual(['graduationYears.0: 27 is below 2,000']);
  });

  test.each<[object, readonly unknown[]]>([
    [{ educationRequirements: none, experienceRequirements: none }, [[], 'ANY', null, null]],
    [
      { educationRequirements: [none], experienceRequirements: { monthsOfExperience: 0 } },
      [[], 'ANY', null, null],
    ],
    // Of experience nothing is said, or something is asked beside.
    [{ educationRequirements: none }, UNKNOWN],
    [{ educationRequirements: none, experienceRequirements: { monthsOfExperience: '12' } }, UNKNOWN],
    [{ educationRequirements: none, experienceRequirements: none, qualifications: 'JLPT N2' }, UNKNOWN],
    [
      { educationRequirements: none, experienceRequirements: none, applicantLocationRequirements: 'Japan' },
      UNKNOWN,
    ],
    [
      { educationRequirements: { credentialCategory: 'bachelor degree' }, experienceRequirements: none },
      UNKNOWN,
    ],
    // Words are no column, whatever they seem to say.
    [{ qualifications: 'Science only, graduating in 2027, JLPT N2, visa sponsorship' }, UNKNOWN],
    [{ eligibilityToWorkRequirement: 'No visa sponsorship' }, UNKNOWN],
    [{}, UNKNOWN],
  ])('%j is certain only where nothing is left to check', (fields, columns) => {
    expect(conditionsOf(fields)).toEqual(columns);
  });

  test.each<[object, string | undefined]>([
    [{ qualifications: 'JLPT&nbsp;<b>N2</b>' }, 'JLPT N2'],
    [
      { qualifications: { '@type': 'EducationalOccupationalCredential', name: 'Driving licence' } },
      'Driving licence',
    ],
    [{ educationRequirements: { credentialCategory: 'bachelor degree' } }, 'Education: bachelor degree'],
    [
      {
        educationRequirements: [
          { credentialCategory: 'bachelor degree' },
          { credentialCategory: { name: 'postgraduate degree' } },
        ],
        experienceRequirements: { monthsOfExperience: 24 },
        experienceInPlaceOfEducation: true,
        eligibilityToWorkRequirement: 'A visa to work in Japan',
      },
      [
        'Education: bachelor degree, postgraduate degree',
        'Experience: 24 months',
        'Experience can replace education',
        'Right to work: A visa to work in Japan',
      ].join('\n'),
    ],
    [
      { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: [{ name: 'Japan' }, 'Germany'] },
      'You need to live in: Japan, Germany',
    ],
    [{ experienceRequirements: 'Some years in a kitchen' }, 'Experience: Some years in a kitchen'],
    [{ educationRequirements: none, experienceRequirements: none }, undefined],
    [{ educationRequirements: '', qualifications: null }, undefined],
  ])('%j is quoted', (fields, quoted) => {
    expect(read(fields).terms?.['eligibleApplicants']).toBe(quoted);
  });

  test('is quoted in the language of the posting', () => {
    const asked = {
      educationRequirements: { credentialCategory: '学士' },
      experienceRequirements: { monthsOfExperience: 12 },
    };
    expect(read({ ...asked, title: 'テストエンジニア' }).terms).toEqual({
      eligibleApplicantsJp: '学歴：学士\n実務経験：12か月以上',
    });
  });
});

describe('the forms of JSON-LD', () => {
  test('a graph gives its postings, with what they refer to', () => {
    const graph = {
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'WebPage', name: 'Jobs' },
        { '@type': 'Organization', '@id': '#us', name: 'Graph Gardens' },
        {
          ...PLAIN,
          '@type': ['Thing', 'https://schema.org/JobPosting'],
          hiringOrganization: { '@id': '#us' },
        },
        { ...PLAIN, identifier: 'p-2', hiringOrganization: [{ name: 'Listed Ltd' }] },
      ],
    };
    expect(jobs(graph).map(({ company }) => company.name)).toEqual(['Graph Gardens', 'Listed Ltd']);
    expect(refusals({ '@graph': [{ '@type': 'WebPage' }] })).toEqual(['contains no JobPosting']);
    expect(refusals({ ...PLAIN, '@type': ['Thing'] })).toEqual(['@type: is not a JobPosting']);
  });

  test.each(['https://schema.org/FULL_TIME', 'Full time', 'full-time', 'FULLTIME', '正社員', ['FULL_TIME']])(
    'employment %j is permanent',
    (employmentType) => {
      expect(read({ employmentType }).employment_status).toBe('PERMANENT');
    },
  );

  test.each([
    [
      { addressLocality: 'Berlin', addressCountry: 'Germany' },
      { city: 'Berlin', country: 'DE' },
    ],
    [
      { addressLocality: 'Berlin', addressCountry: 'DE' },
      { city: 'Berlin', country: 'DE' },
    ],
    [
      { addressLocality: 'Pune', addressCountry: { name: 'インド' } },
      { city: 'Pune', country: 'IN' },
    ],
    [{ addressCountry: 'JPN' }, { city: 'Japan', country: 'JP' }],
  ])('the address %j is in its country', (address, place) => {
    expect(read({ jobLocation: { address } }).places).toEqual([place]);
  });

  test('remote work has the location where applicants must live', () => {
    expect(
      read({
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: { '@type': 'Country', name: 'Japan' },
      }),
    ).toMatchObject({ work_style: 'REMOTE', places: [{ city: 'Japan', country: 'JP' }] });
  });

  test.each([
    ['JP', { city: 'Japan', country: 'JP' }],
    ['jp', { city: 'jp', country: null }],
    ['DE', { city: 'Germany', country: 'DE' }],
    ['USA', { city: 'United States', country: 'US' }],
    ['CA', { city: 'Canada', country: 'CA' }],
    // No country.
    ['ZZ', { city: 'ZZ', country: null }],
    ['Kyoto', { city: 'Kyoto', country: null }],
  ])('somebody who has to live in %s lives in a country where that is one', (name, place) => {
    const remote = { jobLocationType: 'TELECOMMUTE' };
    const country = { ...remote, applicantLocationRequirements: { '@type': 'Country', name } };
    expect(read(country).places).toEqual([place]);
    const state = { ...remote, applicantLocationRequirements: { '@type': 'State', name: 'CA' } };
    expect(read(state).places).toEqual([{ city: 'CA', country: null }]);
  });

  test('markup that came escaped is markup again, and a title has none', () => {
    const job = read({
      title: '🚀 <b>Bold</b> R&amp;amp;D',
      description: '&lt;p&gt;Bread &amp;amp; tea&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
    });
    expect([job.title, job.description]).toEqual(['🚀 Bold R&D', '<p>Bread &amp; tea</p>']);
  });

  test('an empty text is the same as none', () => {
    const empty = Object.fromEntries(
      [
        'description',
        'datePosted',
        'validThrough',
        'jobStartDate',
        'url',
        'workHours',
        'totalJobOpenings',
      ].map((name) => [name, ' ']),
    );
    expect({ ...read({ ...empty, baseSalary: '', jobLocation: '' }), source: null }).toEqual({
      ...read({}),
      source: null,
    });
    expect(refused({ title: ' ' })).toEqual(['title: is missing']);
  });
});

describe('limits of the contract', () => {
  const long = 'x'.repeat(100_001);
  test.each([
    [
      { jobLocation: { address: { addressLocality: 'y'.repeat(314) } } },
      /^jobLocation\.0\.city: has more than 200/,
    ],
    [{ title: 'y'.repeat(301) }, /^title: has more than 300 characters/],
    [{ hiringOrganization: 'y'.repeat(201) }, /^hiringOrganization: has more than 200 characters/],
    [{ description: long }, /^description: has more than 100,000 characters/],
    [{ url: `https://a.example/${long}` }, /^url: has more than 2,000 characters/],
    [{ url: 'javascript:alert(1)' }, /^url: is not a web address/],
    [{ totalJobOpenings: 0 }, /^totalJobOpenings: 0 is below 1/],
  ])('a posting beyond one is refused (%#)', (fields, reason) => {
    expect(refused(fields)).toEqual([expect.stringMatching(reason)]);
  });
});

describe('a line that is no posting', () => {
  test.each([
    ['{"title": oops}', 'is not JSON'],
    ['"text"', 'is not an object'],
    [JSON.stringify({ ...PLAIN, note: '\u0000' }), 'note: contains a NUL character'],
    [
      `${JSON.stringify({ ...PLAIN }).slice(0, -1)},"note":"\\ud83d"}`,
      'note: contains half a character (a lone surrogate)',
    ],
    [JSON.stringify({ ...PLAIN, note: '\ufffd' }), 'contains characters that are not UTF-8'],
    [JSON.stringify({ ...PLAIN, identifier: undefined }), 'has neither an identifier nor a url'],
  ])('says why (%#)', (line, reason) => {
    expect(refusals(line)).toEqual([reason]);
  });
});
