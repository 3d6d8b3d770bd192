import type { Language } from '../../../platform/problem/language.ts';
import { formatMessage } from '../../../platform/import/reason.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

const MESSAGES: Readonly<Record<Language, typeof en>> = { en, jp };

export interface Statement {
  readonly name: string | null;
  readonly description: string | null;
  /** schema.org's `EducationalOccupationalCredential`: "bachelor degree". */
  readonly credentialCategory: string | null;
  /** schema.org's `OccupationalExperienceRequirements`. */
  readonly monthsOfExperience?: number | null | undefined;
}

export interface ApplicantStatements {
  readonly qualifications: readonly Statement[];
  readonly education: readonly Statement[];
  readonly experience: readonly Statement[];
  readonly rightToWork: readonly Statement[];
  readonly physical: readonly Statement[];
  readonly sensory: readonly Statement[];
  readonly clearance: readonly Statement[];
  readonly residence: readonly string[];
  readonly isExperienceEnough: boolean;
}

/**
 * What the posting requires of applicants. Requirements without a column (degree, experience, right to work, residence)
 * are quoted. `takesEverybody` needs a posting that explicitly requires no education and no experience, and nothing
 * else.
 */
export function applicantsOf(
  requirements: ApplicantStatements,
  language: Language,
): { readonly quoted: readonly string[]; readonly takesEverybody: boolean } {
  const messages = MESSAGES[language].applicants;
  const labelled = (label: string, statements: readonly Statement[]) => {
    const what = statements.filter(isRequired).flatMap((statement) => textOf(statement, language));
    return what.length === 0 ? [] : [formatMessage(label, { what: what.join(messages.separator) })];
  };
  const education = labelled(messages.education, requirements.education);
  const quoted = [
    ...requirements.qualifications.flatMap((statement) => textOf(statement, language)),
    ...education,
    ...labelled(messages.experience, requirements.experience),
    ...(requirements.isExperienceEnough && education.length > 0 ? [messages.experienceIsEnough] : []),
    ...labelled(messages.rightToWork, requirements.rightToWork),
    ...labelled(messages.physical, requirements.physical),
    ...labelled(messages.sensory, requirements.sensory),
    ...labelled(messages.clearance, requirements.clearance),
    ...(requirements.residence.length === 0
      ? []
      : [formatMessage(messages.residence, { what: requirements.residence.join(messages.separator) })]),
  ];
  return {
    quoted,
    takesEverybody:
      quoted.length === 0 && asksForNone(requirements.education) && asksForNone(requirements.experience),
  };
}

function asksForNone(statements: readonly Statement[]): boolean {
  return statements.length > 0 && !statements.some(isRequired);
}

/** Job boards write "no requirements" for none; zero months of experience means the same. */
function isRequired({ credentialCategory, description, monthsOfExperience, name }: Statement): boolean {
  const texts = [name, description, credentialCategory].filter((text) => text !== null);
  if (texts.length === 0) return monthsOfExperience !== 0;
  return !texts.every((text) => /^no[ _-]?requirements$/iu.test(text));
}

function textOf(
  { credentialCategory, description, monthsOfExperience, name }: Statement,
  language: Language,
): readonly string[] {
  const months = monthsOfExperience ?? 0;
  const inMonths = months > 0 ? formatMessage(MESSAGES[language].applicants.months, { months }) : null;
  const texts = [name, credentialCategory, inMonths, description].filter((text) => text !== null);
  return texts.length === 0 ? [] : [[...new Set(texts)].join(' – ')];
}
