import type { FoundProfile, FoundSection } from './foundProfile.ts';

const span = (from: string, to: string | null): string => `${from} – ${to ?? ''}`.trim();

const line = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(', ');

/** What was found for a section, in lines to read over. Months are shown as forms write them, `2023-04`. */
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
          [person.familyNameJp, person.firstNameJp].filter((part) => part !== undefined).join(' '),
          [person.familyNameFurigana, person.firstNameFurigana]
            .filter((part) => part !== undefined)
            .join(' '),
          [person.firstName, person.familyName].filter((part) => part !== undefined).join(' '),
          person.dateOfBirth ?? null,
          person.mobilePhone ?? null,
        ]),
      ];
    }
  }
};
