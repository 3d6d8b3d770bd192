import { z } from 'zod';
import type { LeftOut } from '../../../platform/import/reason.ts';
import { QUANTITY } from './pay.ts';
import { leaveUnread } from './entry.ts';
import { STATED } from './statements.ts';
import { isList, ADDRESS, posting, type Posting } from './postingSchema.ts';

/** Terms by the properties of the posting, those of its older versions included. */
export const TERMS: Readonly<Record<string, readonly string[]>> = {
  workingHours: ['workHours'],
  allowance: ['jobBenefits', 'benefits'],
  bonus: ['incentiveCompensation', 'incentives'],
};

/** All properties that are read. */
const KNOWN = [
  ...Object.keys(posting.shape),
  ...Object.values(TERMS).flat(),
  ...STATED,
  'baseSalary',
  'employmentType',
];

/** Properties with one value. */
const SINGLE = [
  'identifier',
  'title',
  'inLanguage',
  'datePosted',
  'validThrough',
  'jobStartDate',
  'hiringOrganization',
  'baseSalary',
  'salaryCurrency',
  'totalJobOpenings',
  'experienceInPlaceOfEducation',
  'url',
];

const ORGANIZATION = ['name', 'legalName', 'alternateName', 'sameAs', 'url'];

const REQUIREMENTS = [
  'qualifications',
  'educationRequirements',
  'experienceRequirements',
  'eligibilityToWorkRequirement',
  'physicalRequirement',
  'sensoryRequirement',
  'securityClearanceRequirement',
] as const;

/** Properties whose objects have properties with one value. */
const WITH_SINGLE = [
  'identifier',
  'hiringOrganization',
  'jobLocation',
  'applicantLocationRequirements',
  'baseSalary',
  ...REQUIREMENTS,
];

const STATEMENT = ['name', 'description', 'credentialCategory', 'monthsOfExperience'];

const SINGLE_WITHIN = [
  'url',
  ...STATEMENT,
  ...QUANTITY,
  ...Object.keys(ADDRESS).filter((name) => name !== 'addressLocality'),
];

/** Reports the values of the posting that are not stored. */
export function reportUnreadValues(data: Posting, source: unknown, leftOut: LeftOut[]): void {
  const given = z.record(z.string(), z.unknown()).parse(source);
  // Many sites repeat these.
  const repeated = new Set<unknown>([data.title, data.url]);
  const rest = Object.fromEntries(Object.entries(given).filter(([, value]) => !repeated.has(value)));
  leaveUnread('', rest, KNOWN, leftOut);
  leaveUnread('hiringOrganization', data.hiringOrganization, ORGANIZATION, leftOut);
  for (const field of REQUIREMENTS)
    for (const [index, statement] of data[field].entries())
      leaveUnread(`${field}.${index}`, statement, STATEMENT, leftOut);
  for (const [index, location] of data.jobLocation.entries()) {
    leaveUnread(`jobLocation.${index}`, location, ['address', 'name'], leftOut);
    for (const stated of location.address)
      leaveUnread(`jobLocation.${index}.address`, stated, Object.keys(ADDRESS), leftOut);
  }
  for (const [field, value] of Object.entries(given)) {
    if (SINGLE.includes(field)) reportFurtherValues(field, value, leftOut);
    if (WITH_SINGLE.includes(field)) reportFurtherValuesWithin(field, value, leftOut);
  }
}

/** Reports a property of which only the first value is read. */
function reportFurtherValues(field: string, value: unknown, leftOut: LeftOut[]): void {
  const values = new Set(
    isList(value) ? value.filter((item) => item !== null).map((item) => JSON.stringify(item)) : [],
  );
  if (values.size > 1)
    leftOut.push({ field, reason: { code: 'firstOnly', field, values: { count: values.size } } });
}

function reportFurtherValuesWithin(field: string, value: unknown, leftOut: LeftOut[]): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    const path = `${field}.${name}`;
    if (SINGLE_WITHIN.includes(name)) reportFurtherValues(path, inner, leftOut);
    reportFurtherValuesWithin(path, inner, leftOut);
  }
}
