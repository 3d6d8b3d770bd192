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

/** What is left out of a posting that is imported. */
function leftOut(fields: object): readonly string[] {
  return readAll({ ...PLAIN, ...fields }).flatMap((one) =>
    'row' in one ? (one.leftOut ?? []).map(({ reason }) => reasonMessage(reason, 'en')) : ['refused'],
  );
}

describe('days and times', () => {
  test.each([
    ['2027-03-18', '2027-03-18T14:59:59.000Z'],
    ['2027-03-18T12:00', '2027-03-18T03:00:00.000Z'],
    ['2027-03-18T12:00:00', '2027-03-18T03:00:00.000Z'],
    ['2027-03-18 12:00', '2027-03-18T03:00:00.000Z'],
    ['2027-03-18T24:00', '2027-03-18T15:00:00.000Z'],
    ['2027-03-18T12:00:00Z', '2027-03-18T12:00:00.000Z'],
    ['2027-03-18T12:00:00-0500', '2027-03-18T17:00:00.000Z'],
    ['2027/3/18', '2027-03-18T14:59:59.000Z'],
    ['2027.3.18 9:30', '2027-03-18T00:30:00.000Z'],
    ['2027年3月18日', '2027-03-18T14:59:59.000Z'],
    ['２０２７年３月１８日（木）', '2027-03-18T14:59:59.000Z'],
    ['2027年3月18日 17時', '2027-03-18T08:00:00.000Z'],
    ['令和9年3月18日17時30分', '2027-03-18T08:30:00.000Z'],
    ['㋿9年3月18日 24:00', '2027-03-18T15:00:00.000Z'],
    // A month, with its last day.
    ['2027年2月', '2027-02-28T14:59:59.000Z'],
    ['2028/2', '2028-02-29T14:59:59.000Z'],
    ['2027-04', '2027-04-30T14:59:59.000Z'],
  ])('validThrough %s ends at %s', (validThrough, instant) => {
    expect(read({ validThrough }).entry_deadline).toBe(instant);
  });

  test.each([
    ['2027-04-01', '2027-04-01'],
    ['2027-04-01T00:00:00+09:00', '2027-04-01'],
    ['2027-03-31T15:00:00Z', '2027-04-01'],
    ['2027-04-01T18:00:00-07:00', '2027-04-01'],
    ['2027-04-01T00:00', '2027-04-01'],
    ['2027/4/1', '2027-04-01'],
    ['令和9年4月1日', '2027-04-01'],
    // A month, with its first day.
    ['2027年4月', '2027-04-01'],
    ['2027/04', '2027-04-01'],
  ])('jobStartDate %s is the day %s', (jobStartDate, day) => {
    expect(read({ jobStartDate }).start_date).toBe(day);
  });

  test('a posting is from the first moment of its day in Japan', () => {
    expect(read({ datePosted: '2026-11-20' }).posted_at).toBe('2026-11-19T15:00:00.000Z');
    expect(read({ datePosted: '令和元年5月1日' }).posted_at).toBe('2019-04-30T15:00:00.000Z');
    expect(read({ datePosted: '平成31年4月30日' }).posted_at).toBe('2019-04-29T15:00:00.000Z');
  });

  const uncertain = (fields: object) =>
    Object.entries(fields)
      .map(([field, value]) => `${field}: “${value}” is not a date that can be read for certain`)
      .join('');

  test.each<[fields: object, reason?: string]>([
    [{ datePosted: '2027-12-31' }, 'datePosted: 2027-12-31 is in the future'],
    [{ datePosted: '0001-01-01' }, 'datePosted: 0001-01-01 is before 2000-01-01'],
    [{ validThrough: '9999-12-31' }, 'validThrough: 9999-12-31 is after 2036-11-20'],
    [{ jobStartDate: '2027-02-31' }],
    [{ jobStartDate: 'next spring' }],
    [{ jobStartDate: '2027年度' }],
    [{ jobStartDate: '2027年4月上旬' }],
    // Of a month that is neither deadline nor start no day is certain.
    [{ datePosted: '2026年10月' }],
    [{ validThrough: '3/4/2027' }],
    [{ validThrough: '27/3/4' }],
    [{ validThrough: '2027年3月31日（月）' }],
    [{ validThrough: '2027年13月1日' }],
    [{ validThrough: '2027-03-18T25:00' }],
  ])('%j is left out', (fields, reason = uncertain(fields)) => {
    expect(leftOut(fields)).toEqual([reason]);
    expect(read(fields)).toMatchObject({ posted_at: null, entry_deadline: null, start_date: null });
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
  ])('%j is stored as stated', (value, stored) => {
    expect(paid(value)).toEqual(stored);
  });

  test.each([
    [{ minValue: -5, unitText: 'MONTH' }, 'baseSalary: -5 is below 0'],
    [
      { value: 'negotiable', unitText: 'MONTH' },
      'baseSalary: “negotiable” is not pay that can be read for certain',
    ],
    [
      { minValue: 2, maxValue: 1, unitText: 'DAY' },
      'baseSalary: the lowest value, 2, is above the highest, 1',
    ],
    [{ value: 2e9, unitText: 'YEAR' }, 'baseSalary: 2,000,000,000 is above 1,000,000,000'],
    [{ value: 1000 }, 'baseSalary: does not say for what period it is paid'],
    [{ value: 1000, unitText: 'FORTNIGHT' }, 'baseSalary: does not say for what period it is paid'],
    [{ value: { at: 1 } }, 'baseSalary: has the wrong format'],
  ])('%j is left out for its real fault', (value, reason) => {
    expect(leftOut({ baseSalary: { currency: 'JPY', value } })).toEqual([reason]);
    expect(paid(value)).toEqual([null, null, null, null]);
  });

  test.each<[text: string, fields: string, kept: readonly unknown[]]>([
    ['45,000.50', 'EUR YEAR', [45_000.5, 45_000.5]],
    ['45.000,50', 'EUR YEAR', [45_000.5, 45_000.5]],
    ['1.234.567', 'EUR YEAR', [1_234_567, 1_234_567]],
    ['12,34,567', 'INR YEAR', [1_234_567, 1_234_567]],
    ['45 000', 'EUR YEAR', [45_000, 45_000]],
    ["45'000", 'CHF YEAR', [45_000, 45_000]],
    ['17,50', 'EUR HOUR', [17.5, 17.5]],
    ['1,200', 'JPY HOUR', [1200, 1200]],
    ['２５０，０００', 'JPY MONTH', [250_000, 250_000]],
    ['250,000円', 'JPY MONTH', [250_000, 250_000]],
    ['￥250,000', 'JPY MONTH', [250_000, 250_000]],
    ['$100,000', 'USD YEAR', [100_000, 100_000]],
    ['80k', 'USD YEAR', [80_000, 80_000]],
    ['30-35K', 'GBP YEAR', [30_000, 35_000]],
    ['25万円', 'JPY MONTH', [250_000, 250_000]],
    ['25万5千円', 'JPY MONTH', [255_000, 255_000]],
    ['月給25万5,000円以上', '', [255_000, null, 'JPY', 'MONTH']],
    ['月給25万円', '', [250_000, 250_000, 'JPY', 'MONTH']],
    ['時給1,200円～', '', [1200, null, 'JPY', 'HOUR']],
    ['年収500万円〜700万円', '', [5_000_000, 7_000_000, 'JPY', 'YEAR']],
    ['年収500～700万円（税込）', '', [5_000_000, 7_000_000, 'JPY', 'YEAR']],
    ['£30,000 - £35,000 a year', '', [30_000, 35_000, 'GBP', 'YEAR']],
    ['USD 80k per annum', '', [80_000, 80_000, 'USD', 'YEAR']],
    ['up to €2.500,00/month', '', [null, 2500, 'EUR', 'MONTH']],
  ])('the text %s beside “%s” is read', (text, fields, [minimum, maximum, ...named]) => {
    const [currency, period] = fields === '' ? named : fields.split(' ');
    const baseSalary =
      fields === '' ? text : { currency, value: { value: text, unitText: fields.split(' ')[1] } };
    expect([leftOut({ baseSalary }), read({ baseSalary })]).toMatchObject([
      [],
      {
        salary_minimum: minimum,
        salary_maximum: maximum,
        salary_currency: currency,
        salary_period: period,
      },
    ]);
  });

  test.each([
    ['45.000', 'EUR', 'baseSalary: “45.000” can be read in two ways'],
    ['45,000', 'EUR', 'baseSalary: “45,000” can be read in two ways'],
    ['250.000', 'JPY', 'baseSalary: “250.000” can be read in two ways'],
    ['Competitive', 'EUR', 'baseSalary: “Competitive” is not pay that can be read for certain'],
    ['応相談', 'JPY', 'baseSalary: “応相談” is not pay that can be read for certain'],
    ['250,000円 -', 'JPY', 'baseSalary: “250,000円 -” is not pay that can be read for certain'],
    ['25万円＋賞与', 'JPY', 'baseSalary: “25万円＋賞与” is not pay that can be read for certain'],
    ['1 2 3', 'JPY', 'baseSalary: “1 2 3” is not pay that can be read for certain'],
    ['£30,000', 'USD', 'baseSalary: “£30,000” contradicts the currency or period beside it'],
    ['$100,000', '', 'baseSalary: has no currency that can be read for certain'],
    ['年収500万円', 'JPY', 'baseSalary: “年収500万円” contradicts the currency or period beside it'],
  ])('the text %s in “%s” a month is not guessed', (value, currency, reason) => {
    const baseSalary = { currency, value: { value, unitText: 'MONTH' } };
    expect([leftOut({ baseSalary }), read({ baseSalary }).salary_minimum]).toEqual([[reason], null]);
  });

  test('a half-readable range is not stored', () => {
    const baseSalary = { currency: 'EUR', value: { minValue: '38.500', maxValue: 52_000, unitText: 'YEAR' } };
    expect(read({ baseSalary }).salary_maximum).toBeNull();
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
    const odd = { conditions: { fieldOfStudy: 'LAW', japaneseLevel: 'N2' }, graduationYears: [27, 2027] };
    expect(leftOut(odd)).toEqual([
      'conditions.fieldOfStudy: is not one of ANY, ARTS, SCIENCE',
      'graduationYears.0: 27 is below 2,000',
    ]);
    expect(conditionsOf(odd)).toEqual([[2027], null, 'N2', null]);
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
    [{ qualifications: '<ul><li>JLPT N2</li><li>A driving licence</li></ul>' }, 'JLPT N2\nA driving licence'],
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
      { physicalRequirement: 'Lifting 20 kg', sensoryRequirement: ['Sight', 'Hearing'] },
      'Physical requirements: Lifting 20 kg\nSensory requirements: Sight, Hearing',
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
    const requested = {
      educationRequirements: { credentialCategory: '学士' },
      experienceRequirements: { monthsOfExperience: 12 },
    };
    expect(read({ ...requested, title: 'テストエンジニア' }).terms).toEqual({
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

  test('a graph whose nodes refer to one another ends', () => {
    const graph = {
      '@graph': [
        {
          '@type': 'Organization',
          '@id': '#us',
          name: 'Graph Gardens',
          parentOrganization: { '@id': '#us' },
        },
        { ...PLAIN, hiringOrganization: { '@id': '#us' } },
      ],
    };
    expect(jobs(graph).map(({ company }) => company.name)).toEqual(['Graph Gardens']);
  });

  test('without an identifier its address identifies a posting, and without both it is refused', () => {
    const { identifier: _, ...unnamed } = PLAIN;
    expect(jobs({ ...unnamed, url: 'https://jobs.example/1' })).toMatchObject([
      { import_key: 'https://jobs.example/1' },
    ]);
    expect(refusals(unnamed)).toEqual([expect.stringContaining('identifier')]);
  });

  test('a company has ten other names and one website; the others are named', () => {
    const named = (count: number) => ({
      hiringOrganization: {
        name: 'Kitakaze Robotics',
        legalName: 'Kitakaze Robotics',
        alternateName: Array.from({ length: count }, (_, index) => `Name ${index}`),
      },
    });
    expect(leftOut(named(10))).toEqual([]);
    expect(leftOut(named(11))).toEqual([expect.stringContaining('alternateName')]);
    const sites = (...sameAs: readonly string[]) => ({
      hiringOrganization: { name: 'Kitakaze Robotics', sameAs, url: 'https://kitakaze.example' },
    });
    expect(leftOut(sites('https://kitakaze.example'))).toEqual([]);
    expect(leftOut(sites('kitakaze'))).toEqual([]);
    expect(leftOut(sites('https://social.example/kitakaze'))).toEqual([expect.stringContaining('sameAs')]);
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

  test('work that is not remote is not where applicants must live', () => {
    const country = { '@type': 'Country', name: 'Japan' };
    expect(read({ applicantLocationRequirements: country }).places).toEqual([]);
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
  ])('a required residence of %s is in a country if it is one', (name, place) => {
    const remote = { jobLocationType: 'TELECOMMUTE' };
    const country = { ...remote, applicantLocationRequirements: { '@type': 'Country', name } };
    expect(read(country).places).toEqual([place]);
    const state = { ...remote, applicantLocationRequirements: { '@type': 'State', name: 'CA' } };
    expect(read(state).places).toEqual([{ city: 'CA', country: null }]);
  });

  test('escaped markup is unescaped, and a title has none', () => {
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

describe('what a posting states', () => {
  const terms = (fields: object) => read(fields).terms;
  const stated = (fields: object) => read(fields).statements;

  test('is stored with every entry: texts, objects and lists of them', () => {
    expect(
      terms({
        jobBenefits: ['Commuting allowance', { name: 'Housing', description: 'Up to 20,000 yen' }, null],
        incentives: '<ul><li>Bonus in June</li><li>Bonus in December</li></ul>',
        workHours: ['9 to 5', 'Nights twice a month'],
      }),
    ).toEqual({
      allowance: 'Commuting allowance\nHousing – Up to 20,000 yen',
      bonus: 'Bonus in June\nBonus in December',
      workingHours: '9 to 5\nNights twice a month',
    });
    expect(
      stated({
        responsibilities: 'Own the payment service.',
        skills: ['Go', { '@type': 'DefinedTerm', name: 'SQL' }],
        occupationalCategory: '15-1252.00 Software developers',
        relevantOccupation: { name: 'Programmer' },
        industry: ['Finance', 'Software'],
        specialCommitments: 'VeteranCommit',
        employmentUnit: { '@type': 'Organization', name: 'Payments' },
        employerOverview: 'We move money.',
        applicationContact: { name: 'Recruiting', email: 'jobs@kitakaze.example', telephone: '011-555-0100' },
        jobImmediateStart: 'https://schema.org/True',
        estimatedSalary: 'About 4 million yen a year',
      }),
    ).toEqual(
      [
        ['RESPONSIBILITIES', 'Own the payment service.'],
        ['SKILLS', 'Go\nSQL'],
        ['OCCUPATION', '15-1252.00 Software developers\nProgrammer'],
        ['INDUSTRY', 'Finance\nSoftware'],
        ['IMMEDIATE_START', 'Yes', '可'],
        ['ESTIMATED_PAY', 'About 4 million yen a year'],
        ['SPECIAL_COMMITMENTS', 'VeteranCommit'],
        ['DEPARTMENT', 'Payments'],
        ['EMPLOYER_OVERVIEW', 'We move money.'],
        ['CONTACT', 'Recruiting – jobs@kitakaze.example – 011-555-0100'],
      ].map(([subject, text, textJp = null]) => ({ subject, text, textJp })),
    );
    expect(stated({ title: 'エンジニア', skills: ['Go', 'SQL'] })).toEqual([
      { subject: 'SKILLS', text: null, textJp: 'Go\nSQL' },
    ]);
  });

  test.each<[pay: object, text: string, textJp: string]>([
    [{ currency: 'JPY', value: { value: 240_000, unitText: 'MONTH' } }, '240,000 JPY a month', '月240,000円'],
    [
      { currency: 'USD', value: { minValue: '80k', maxValue: '95k', unitText: 'YEAR' } },
      '80,000–95,000 USD a year',
      '年80,000〜95,000 USD',
    ],
    [{ currency: 'JPY', minValue: 1200, unitText: 'HOUR' }, 'from 1,200 JPY an hour', '1時間1,200円以上'],
    [
      { name: 'Bonus', currency: 'JPY', value: { maxValue: 50_000 } },
      'Bonus – up to 50,000 JPY',
      'Bonus – 50,000円まで',
    ],
    // What is not certain stays as written.
    [
      { currency: 'JPY', value: { value: '応相談', unitText: 'MONTH' } },
      '応相談 (JPY, a month)',
      '応相談 (JPY, 月)',
    ],
    [{ currency: 'EUR', value: { value: '45.000', unitText: 'YEAR' } }, '45.000 EUR a year', '年45.000 EUR'],
    [
      {
        '@type': 'MonetaryAmountDistribution',
        currency: 'USD',
        duration: 'P1Y',
        percentile10: '90000',
        median: 120_000.5,
      },
      '10th percentile: 90,000 USD a year – median: 120,000.5 USD a year',
      '10パーセンタイル：年90,000 USD – 中央値：年120,000.5 USD',
    ],
  ])('as pay is written in both languages (%#)', (pay, text, textJp) => {
    const subject = 'ESTIMATED_PAY';
    expect(stated({ estimatedSalary: pay })).toEqual([{ subject, text, textJp }]);
    expect(leftOut({ estimatedSalary: pay })).toEqual([]);
    expect(terms({ jobBenefits: pay })).toEqual({ allowance: text, allowanceJp: textJp });
    const occupation = { name: 'Miller', estimatedSalary: pay };
    expect(stated({ relevantOccupation: occupation })).toEqual([
      { subject: 'OCCUPATION', text: `Miller – ${text}`, textJp: `Miller – ${textJp}` },
    ]);
  });

  test('as estimated pay is the pay of a posting without other, where it is certain', () => {
    const pay = { currency: 'JPY', value: { value: 240_000, unitText: 'MONTH' } };
    const paid = { salary_minimum: 240_000, salary_maximum: 240_000, salary_period: 'MONTH' };
    expect(read({ estimatedSalary: pay })).toMatchObject(paid);
    expect(read({ estimatedSalary: [pay] })).toMatchObject(paid);
    const none = { salary_minimum: null, salary_maximum: null, salary_period: null };
    expect(read({ estimatedSalary: [pay, pay] })).toMatchObject(none);
    expect(read({ estimatedSalary: { ...pay, value: '240.000' } })).toMatchObject(none);
    expect(read({ estimatedSalary: pay, baseSalary: '時給1,200円' }).salary_minimum).toBe(1200);
  });

  test.each<[unknown, string, string]>([
    [{ opens: '09:00', closes: '18:00' }, '09:00–18:00', '09:00–18:00'],
    [
      [
        { dayOfWeek: ['https://schema.org/Monday', 'Friday'], opens: '9:00:00', closes: '18:00:00+09:00' },
        { dayOfWeek: 'Saturday', opens: '10:00', closes: '13:30' },
      ],
      'Mon, Fri 09:00–18:00\nSat 10:00–13:30',
      '月・金 09:00–18:00\n土 10:00–13:30',
    ],
  ])('as opening hours is written in both languages (%#)', (workHours, workingHours, workingHoursJp) => {
    expect(terms({ workHours })).toEqual({ workingHours, workingHoursJp });
  });

  test.each<[object, readonly string[]]>([
    [{ workHours: { opens: 'early' } }, ['workHours: has the wrong format']],
    [{ totalJobOpenings: '若干名' }, ['totalJobOpenings: is not a number']],
    [{ totalJobOpenings: '10+' }, ['totalJobOpenings: is not a number']],
    [{ url: 'www.kitakaze' }, ['url: is not a web address']],
    [{ skills: [{ level: 3 }, 'Go'] }, ['skills.0.level: has no place in Michi']],
    [{ qualifications: ['N2', true] }, ['qualifications.1: is not an object']],
    [
      { directApply: true, image: 'https://a.example/1.png' },
      ['directApply: has no place in Michi', 'image: has no place in Michi'],
    ],
    [{ url: 'https://a.example', sameAs: 'https://a.example', name: 'Tester' }, []],
    [
      { hiringOrganization: { name: 'Ume', logo: 'https://a.example/1.png' } },
      ['hiringOrganization.logo: has no place in Michi'],
    ],
    [{ validThrough: ['2027-01-01', '2027-02-01'] }, ['validThrough: all but the first of 2 values']],
    [
      { jobLocation: [{ address: { addressLocality: 'Kyoto', addressCountry: ['JP', 'US'] } }] },
      ['jobLocation.0.address.addressCountry: all but the first of 2 values'],
    ],
    [
      {
        hiringOrganization: { name: ['Ume', 'Matsu', 'Ume', null] },
        qualifications: { name: ['N2', 'N2'], description: ['a', 'b', 'c'] },
        baseSalary: {
          currency: 'JPY',
          value: [
            { value: 1200, unitText: 'HOUR' },
            { value: 9600, unitText: 'DAY' },
          ],
        },
      },
      [
        'hiringOrganization.name: all but the first of 2 values',
        'qualifications.description: all but the first of 3 values',
        'baseSalary.value: all but the first of 2 values',
      ],
    ],
    [{ jobBenefits: 'x'.repeat(2001) }, ['jobBenefits: everything after its first 2,000 characters']],
    [{ internship: {} }, ['internship: the posting is no internship']],
  ])('without a location, or unreadable, is left out by name: %j', (fields, reasons) => {
    expect(leftOut(fields)).toEqual(reasons);
  });

  test('of an internship loses the part that cannot be read alone', () => {
    const internship = {
      period: 'Two weeks',
      lunchBreakMinutes: 'an hour',
      compensation: { amount: { amount: 8000, currency: 'JPY' }, period: 'EVER' },
      documents: [
        { name: 'Card', nameJp: null, link: null },
        { name: 'x', nameJp: null, link: 'javascript:alert(1)' },
        { name: 'Form', nameJp: null, link: null },
      ],
    };
    const fields = { employmentType: 'INTERN', internship };
    expect(read(fields).internship).toMatchObject({
      period: 'Two weeks',
      lunchBreakMinutes: null,
      compensation: null,
      documents: [{ name: 'Card' }, { name: 'Form' }],
    });
    expect(leftOut(fields).map((line) => line.split(':')[0])).toEqual([
      'internship.lunchBreakMinutes',
      'internship.compensation.period',
      'internship.documents.1.link',
    ]);
  });
});

describe('a place of work', () => {
  const address = { addressLocality: 'Nagoya', streetAddress: '1-2-3 Sakae', postalCode: '460-0008' };

  test('is stated as written where less is stored, in the language of the posting', () => {
    const stated = (fields: object) => read(fields).statements;
    const jobLocation = ['Kyoto', { name: 'Sakae office', address }, { address }, { address }];
    expect(stated({ jobLocation })).toEqual([
      {
        subject: 'WORKPLACE',
        text: 'Sakae office, 1-2-3 Sakae, Nagoya, 460-0008\n1-2-3 Sakae, Nagoya, 460-0008',
        textJp: null,
      },
    ]);
    expect(leftOut({ jobLocation })).toEqual([]);
    expect(stated({ title: '営業スタッフ', jobLocation: '全国' })).toEqual([
      { subject: 'WORKPLACE', text: null, textJp: '全国' },
    ]);
    expect(stated({ jobLocation: ['Nagoya', 'Remote'] })).toEqual([]);
  });

  test('that is none is named', () => {
    const jobLocation = ['4 Locations', { address: { addressLocality: 'Onsite', addressRegion: '-' } }];
    expect(leftOut({ jobLocation })).toEqual([
      'jobLocation.0: “4 Locations” names no place',
      'jobLocation.1.address.addressLocality: “Onsite” names no place',
      'jobLocation.1.address.addressRegion: “-” names no place',
    ]);
    expect(read({ jobLocation })).toMatchObject({ places: [], statements: [] });
    expect(leftOut({ applicantLocationRequirements: { name: 'Anywhere' } })).toEqual([
      'applicantLocationRequirements.0: “Anywhere” names no place',
    ]);
  });

  test('may have several addresses and localities', () => {
    const jobLocation = {
      address: [{ addressLocality: ['Kyoto', 'Nagoya'] }, { addressLocality: 'Onsite' }, 'Kobe'],
    };
    expect(read({ jobLocation }).places?.map(({ city }) => city)).toEqual(['Kyoto', 'Nagoya', 'Kobe']);
    expect(leftOut({ jobLocation })).toEqual([
      'jobLocation.0.address.1.addressLocality: “Onsite” names no place',
    ]);
  });

  test('has a work style in any wording, or is named', () => {
    expect(read({ jobLocationType: 'Hybrid' }).work_style).toBe('HYBRID');
    expect(read({ jobLocationType: ['TELECOMMUTE', 'Hybrid'] }).work_style).toBe('REMOTE');
    expect(leftOut({ jobLocationType: ['Remote', 'Somewhere'] })).toEqual([
      'jobLocationType: is not one of TELECOMMUTE',
    ]);
  });

  test('has parts that Michi does not have, which are named', () => {
    const geo = { latitude: 35.1 };
    expect(leftOut({ jobLocation: { geo, address: { ...address, postOfficeBoxNumber: '7' } } })).toEqual([
      'jobLocation.0.geo: has no place in Michi',
      'jobLocation.0.address.postOfficeBoxNumber: has no place in Michi',
    ]);
  });
});

describe('kinds of employment in one text', () => {
  test.each<[unknown, string, string | null, string | null]>([
    ['正社員・契約社員', 'PERMANENT', 'Permanent\nContract', '正社員\n契約社員'],
    ['Full-time / Part-time', 'PERMANENT', 'Permanent\nPart-time job', '正社員\nアルバイト・パート'],
    ['正社員／パート、アルバイト', 'PERMANENT', 'Permanent\nPart-time job', '正社員\nアルバイト・パート'],
    ['正社員と契約社員', 'PERMANENT', 'Permanent\nContract', '正社員\n契約社員'],
    ['contract or temporary', 'CONTRACT', 'Contract\nTemporary', '契約社員\n派遣社員'],
    ['FULL_TIME|INTERN', 'INTERNSHIP', 'Permanent\nInternship', '正社員\nインターンシップ'],
    [['https://schema.org/FULL_TIME', '正社員; Full time & PERMANENT'], 'PERMANENT', null, null],
    ['パート・アルバイト', 'PART_TIME', null, null],
    ['OTHER', 'OTHER', null, null],
    ['Volunteer', 'OTHER', 'Volunteer', null],
    ['正社員（試用期間あり）', 'PERMANENT', '正社員(試用期間あり)', null],
    ['正社員／Werkstudent', 'PERMANENT', 'Permanent\nWerkstudent', '正社員\nWerkstudent'],
  ])('%j', (employmentType, status, text, textJp) => {
    const { employment_status, statements } = read({ employmentType });
    expect(employment_status).toBe(status);
    expect(statements).toEqual(text === null ? [] : [{ subject: 'EMPLOYMENT_TYPES', text, textJp }]);
    expect(leftOut({ employmentType })).toEqual([]);
  });
});

describe('limits of the contract', () => {
  const long = 'x'.repeat(100_001);
  test.each([
    [
      { jobLocation: { address: { addressLocality: 'y'.repeat(314) } } },
      /^jobLocation: has more than 200 characters: 314/,
    ],
    [{ description: long }, /^description: has more than 100,000 characters/],
    [{ url: `https://a.example/${long}` }, /^url: has more than 2,000 characters/],
    [{ url: 'javascript:alert(1)' }, /^url: is not a web address/],
    [{ totalJobOpenings: 0 }, /^totalJobOpenings: 0 is below 1/],
  ])('what is beyond one is left out (%#)', (fields, reason) => {
    expect(leftOut(fields)).toEqual([expect.stringMatching(reason)]);
  });

  test.each([
    [{ title: 'y'.repeat(301) }, /^title: has more than 300 characters/],
    [{ hiringOrganization: 'y'.repeat(201) }, /^hiringOrganization: has more than 200 characters/],
    [{ hiringOrganization: { name: ' ' } }, /^hiringOrganization\.name: is missing/],
    [{ identifier: { value: {} } }, /^identifier\.value: is not text/],
  ])('a posting is refused without what it needs (%#)', (fields, reason) => {
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
    [
      JSON.stringify({ ...PLAIN, note: [`e${'\u0301'.repeat(50_000)}${'\u0323'.repeat(50_000)}`] }),
      'note.0: has more than 30 accents or other marks on one letter',
    ],
    [JSON.stringify({ ...PLAIN, note: '\ufffd' }), 'contains characters that are not UTF-8'],
    [JSON.stringify({ ...PLAIN, identifier: undefined }), 'has neither an identifier nor a url'],
  ])('says why (%#)', (line, reason) => {
    expect(refusals(line)).toEqual([reason]);
  });
});

test('a title of tags that are not closed is read in no time', () => {
  const before = process.cpuUsage();
  refusals(JSON.stringify({ ...PLAIN, title: '<a '.repeat(300_000) }));
  expect(process.cpuUsage(before).user).toBeLessThan(5_000_000);
});
