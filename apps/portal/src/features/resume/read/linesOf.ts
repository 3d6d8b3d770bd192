import { addressLines } from '../../../shared/ui/person/person.ts';
import { isAsked, type Asked, type FoundProfile, type FoundSection } from './foundProfile.ts';

type Fact = string | Asked | null | undefined;

/** A fact as the resume states it. */
const words = (fact: Fact): string => (isAsked(fact) ? fact.source : (fact ?? ''));

const span = (from: Fact, to: Fact): string => `${words(from)} – ${words(to)}`.trim();

const line = (parts: readonly Fact[]): string =>
  parts
    .map(words)
    .filter((part) => part !== '' && part !== '–')
    .join(', ');

/** A full name in one script; a name whose parts are unknown is shown once. */
const fullName = (one: Fact, two: Fact): string => [...new Set([words(one), words(two)])].join(' ').trim();

/** The contents of a section as lines to review. Months are formatted as in forms, `2023-04`. */
export const linesOf = (found: FoundProfile, section: FoundSection): readonly string[] => {
  switch (section) {
    case 'about':
    case 'hobbies':
    case 'research':
    case 'focus':
      return [found[section] ?? ''];
    case 'skills':
      return [(found.skills ?? []).join(', ')];
    case 'education':
      return (found.education ?? []).map(
        ({ schoolName, faculty, department, course, admissionMonth, graduationMonth }) =>
          line([schoolName, faculty, department, course, span(admissionMonth, graduationMonth)]),
      );
    case 'work':
      return (found.work ?? []).map(({ companyName, position, startMonth, endMonth }) =>
        line([companyName, position, span(startMonth, endMonth)]),
      );
    case 'certifications':
      return (found.certifications ?? []).map(({ name, issuedOn }) => line([name, issuedOn]));
    case 'personal': {
      const person = found.personal ?? {};
      return [
        line([
          fullName(person.familyNameJp, person.firstNameJp),
          fullName(person.familyNameFurigana, person.firstNameFurigana),
          fullName(person.firstName, person.familyName),
          person.dateOfBirth,
          person.mobilePhone,
          ...addressLines.map((name) => person.address?.[name]),
        ]),
      ];
    }
  }
};
