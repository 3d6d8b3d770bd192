import { normalizeText } from '@michi/api/text';
import type { Format } from '../../../shared/format/createFormat.ts';
import { addressLines } from '../../../shared/ui/person/person.ts';
import { findMonth } from './months.ts';
import { isMissing, type MissingFact, type ParsedProfile, type ParsedSection } from './parsedProfile.ts';

type Fact = string | MissingFact | null | undefined;

/** A fact as the resume states it. */
const textOf = (fact: Fact): string => (isMissing(fact) ? fact.source : (fact ?? ''));

/** A month or a day as the rest of the product writes it; of one that is asked for, its month if the resume states that. */
const dateIn = (fact: Fact, { date, monthAndYear }: Format): string => {
  if (isMissing(fact)) {
    const month = findMonth(normalizeText(fact.source, 'NFKC'))?.month;
    return month === undefined ? fact.source : monthAndYear(month);
  }
  if (fact === null || fact === undefined) return '';
  return fact.length === 'YYYY-MM'.length ? monthAndYear(fact) : date(fact);
};

const span = (from: Fact, to: Fact, format: Format): string =>
  [from, to].every((fact) => textOf(fact) === '')
    ? ''
    : `${dateIn(from, format)} – ${dateIn(to, format)}`.trim();

const line = (parts: readonly Fact[]): string =>
  parts
    .map(textOf)
    .filter((part) => part !== '' && part !== '–')
    .join(', ');

/** A full name in one script; a name whose parts are unknown is shown once. */
const fullName = (one: Fact, two: Fact): string => [...new Set([textOf(one), textOf(two)])].join(' ').trim();

/** The contents of a section as lines to review. */
export const linesOf = (parsed: ParsedProfile, section: ParsedSection, format: Format): readonly string[] => {
  switch (section) {
    case 'about':
    case 'hobbies':
    case 'research':
    case 'focus':
      return [parsed[section] ?? ''];
    case 'skills':
      return [(parsed.skills ?? []).join(', ')];
    case 'education':
      return (parsed.education ?? []).map(
        ({ schoolName, faculty, department, course, admissionMonth, graduationMonth }) =>
          line([schoolName, faculty, department, course, span(admissionMonth, graduationMonth, format)]),
      );
    case 'work':
      return (parsed.work ?? []).map(({ companyName, position, startMonth, endMonth }) =>
        line([companyName, position, span(startMonth, endMonth, format)]),
      );
    case 'certifications':
      return (parsed.certifications ?? []).map(({ name, issuedOn }) =>
        line([name, dateIn(issuedOn, format)]),
      );
    case 'personal': {
      const person = parsed.personal ?? {};
      return [
        line([
          fullName(person.familyNameJp, person.firstNameJp),
          fullName(person.familyNameFurigana, person.firstNameFurigana),
          fullName(person.firstName, person.familyName),
          dateIn(person.dateOfBirth, format),
          person.mobilePhone,
          person.homePhone,
          ...addressLines.map((name) => person.address?.[name]),
        ]),
      ];
    }
  }
};
