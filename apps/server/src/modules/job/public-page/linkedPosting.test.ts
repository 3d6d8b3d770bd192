import { expect, test } from 'vitest';
import { linkedPosting } from './linkedPosting.ts';
import type { PublicJob } from './publicJob.ts';

const job: PublicJob = {
  id: '0199a1c2-0000-7000-8000-000000000148',
  code: 'KB-1',
  kind: 'JOB',
  title: 'Baker',
  titleJp: 'パン職人',
  company: { id: '0199a1c2-0000-7000-8000-0000000b0009', name: 'Komugi', nameJp: null, logo: null },
  locations: [],
  salary: { minimum: 210_000, maximum: 240_000, currency: 'JPY', period: 'MONTH' },
  employmentStatus: 'PERMANENT',
  workStyle: 'ON_SITE',
  startDate: null,
  internship: null,
  englishUse: null,
  japaneseLevel: null,
  entryDeadline: null,
  postedAt: '2026-11-09T00:00:00.000Z',
  description: null,
  descriptionJp: null,
};
const place: PublicJob['locations'][number] = {
  id: '0199a1c2-0000-7000-8000-0000000c0001',
  city: 'Kobe',
  cityJp: '神戸',
  region: 'Kansai',
  regionJp: '関西',
  country: 'JP',
  parentId: null,
};
const linked = (change: Partial<PublicJob>, region = 'jp') =>
  linkedPosting({ ...job, ...change }, 'jp', 'https://michi.example/one', region);

test('names what is known, in the language of the page where the posting has it', () => {
  expect(linked({ locations: [place] })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'パン職人',
    description: '<p>パン職人</p><p>Komugi</p>',
    identifier: { '@type': 'PropertyValue', name: 'Komugi', value: 'KB-1' },
    datePosted: '2026-11-09T00:00:00.000Z',
    employmentType: 'FULL_TIME',
    hiringOrganization: { '@type': 'Organization', name: 'Komugi' },
    jobLocation: [
      {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: '神戸',
          addressRegion: '関西',
          addressCountry: 'JP',
        },
      },
    ],
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'JPY',
      value: { '@type': 'QuantitativeValue', minValue: 210_000, maxValue: 240_000, unitText: 'MONTH' },
    },
    url: 'https://michi.example/one',
  });
});

const applicants = (name: string) => ({
  jobLocationType: 'TELECOMMUTE',
  applicantLocationRequirements: [{ '@type': 'Country', name }],
});

test('says of a remote job from which country to apply: that of its place, else of the deployment', () => {
  const remote = { workStyle: 'REMOTE' } as const;
  expect(linked({ ...remote, locations: [place] }, 'sg')).toMatchObject(applicants('Japan'));
  expect(linked({ ...remote, locations: [place] })).not.toHaveProperty('jobLocation');
  expect(linked(remote, 'sg')).toMatchObject(applicants('Singapore'));
  expect(linked(remote, 'other')).not.toHaveProperty('jobLocationType');
});

test('has an open end of pay, and no pay that is for no unit of time', () => {
  const open = { minimum: null, maximum: 1_500, currency: 'JPY', period: 'HOUR' } as const;
  expect(linked({ salary: open })).toMatchObject({
    baseSalary: { value: { '@type': 'QuantitativeValue', maxValue: 1_500, unitText: 'HOUR' } },
  });
  const terms = { period: null, periodJp: null, startDate: null, endDate: null };
  const whole = { amount: { amount: 80_000, currency: 'JPY' }, period: 'WHOLE' } as const;
  expect(linked({ internship: { ...terms, compensation: whole } })).not.toHaveProperty('baseSalary');
});
