import type { FieldRule } from '../../../platform/problem/problem.ts';
import { invalidFields } from '../../../platform/problem/problem.ts';
import { fieldRules } from '../../../platform/validation/fieldRules.ts';
import { japaneseText, optionalText, phoneNumber, postCode, romajiName } from './japaneseInput.ts';
import { missingNames } from './missingNames.ts';
import { storedProfile, type EditableProfile, type WholeProfile } from './profileFields.ts';

/** No living person was born earlier (contract, `dateOfBirth`). */
const EARLIEST_BIRTH = '1900-01-01';

/**
 * A profile ready to be saved: widths, hyphens and spaces normalised, each skill once.
 * @param today the latest possible date of birth, `YYYY-MM-DD`
 * @throws Problem VALIDATION_FAILED for an invalid phone number, post code or date of birth
 */
export function normalizeProfile(typed: WholeProfile, today: string): EditableProfile {
  const tidy = {
    ...typed,
    familyName: romajiName(typed.familyName),
    firstName: romajiName(typed.firstName),
    middleName: romajiName(typed.middleName),
    familyNameJp: japaneseText(typed.familyNameJp),
    firstNameJp: japaneseText(typed.firstNameJp),
    middleNameJp: japaneseText(typed.middleNameJp),
    familyNameFurigana: japaneseText(typed.familyNameFurigana),
    firstNameFurigana: japaneseText(typed.firstNameFurigana),
    middleNameFurigana: japaneseText(typed.middleNameFurigana),
    nickname: optionalText(typed.nickname),
    homePhone: typed.homePhone === null ? null : phoneNumber(typed.homePhone),
    mobilePhone: typed.mobilePhone === null ? null : phoneNumber(typed.mobilePhone),
    address: tidyAddress(typed.address),
    emergencyAddress: tidyAddress(typed.emergencyAddress),
    about: optionalText(typed.about),
    skills: [...new Set(typed.skills.map((skill) => skill.trim()))],
    hobbies: optionalText(typed.hobbies),
  };
  const rules: Record<string, FieldRule> = missingNames(tidy);
  const { dateOfBirth } = tidy;
  if (dateOfBirth !== null && dateOfBirth > today) rules['dateOfBirth'] = { rule: 'datePast' };
  if (dateOfBirth !== null && dateOfBirth < EARLIEST_BIRTH) rules['dateOfBirth'] = { rule: 'date' };
  const stored = storedProfile.partial().safeParse(tidy);
  if (!stored.success) Object.assign(rules, fieldRules(stored.error.issues, storedProfile, tidy));
  if (Object.keys(rules).length > 0) throw invalidFields(rules);
  return tidy;
}

function tidyAddress(typed: WholeProfile['address']): EditableProfile['address'] {
  if (typed === null) return null;
  return {
    postCode: postCode(typed.postCode),
    prefecture: japaneseText(typed.prefecture),
    city: japaneseText(typed.city),
    street: japaneseText(typed.street),
    building: japaneseText(typed.building),
  };
}
