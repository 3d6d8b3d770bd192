import { isStreamSafe, normalizeText } from '@michi/api/text';
import { manifest } from '@michi/api/manifest';
import { z } from 'zod';
import { composeText, trimText } from '../../../../platform/validation/composeText.ts';
import { controlCharacterRule } from '../../../../platform/validation/controlCharacters.ts';
import { japaneseText, romajiName } from '../../profile/japaneseInput.ts';
import { faultOf, type Column, type Fault, type FileRow } from './userFile.ts';

/** `maxLength` of names in the user contract's `CreateUserRequest`. */
const NAME_LIMIT = 100;

const email = z.email().max(254);

const romajiInput = manifest.user.createUser.body.schema.shape.familyName;

const ROLES: Readonly<Record<string, FileRow['role']>> = {
  '': 'STUDENT',
  student: 'STUDENT',
  学生: 'STUDENT',
  admin: 'ADMIN',
  administrator: 'ADMIN',
  管理者: 'ADMIN',
};

const LANGUAGES: Readonly<Record<string, FileRow['language']>> = {
  '': 'en',
  en: 'en',
  english: 'en',
  英語: 'en',
  jp: 'jp',
  ja: 'jp',
  japanese: 'jp',
  日本語: 'jp',
};

/** Ids of universities by name, in the form of `universityKey`. */
export type UniversitiesByName = ReadonlyMap<string, string>;

/** Normalizes the name of a university: width and case make no difference. */
export function universityKey(name: string): string {
  return normalizeText(name, 'NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
}

/** Parses the fields of a line: a user to add, or all errors. */
export function readRow(
  line: number,
  fields: ReadonlyMap<Column, string>,
  universities: UniversitiesByName,
): FileRow | readonly Fault[] {
  const overmarked = [...fields].filter(([, value]) => !isStreamSafe(value));
  if (overmarked.length > 0)
    return overmarked.map(([column, value]) => faultOf(line, 'COMBINING_MARKS', { column, value }));
  const faults: Fault[] = [];
  const text = (column: Column): string => trimText(composeText(fields.get(column) ?? ''));
  const fault = (column: Column, code: Fault['code']): void => {
    faults.push(faultOf(line, code, { column, value: text(column) }));
  };
  const name = (column: Column): string => {
    const value = text(column);
    if (controlCharacterRule(value, false) !== undefined) fault(column, 'CONTROL_CHARACTER');
    else if ([...value].length > NAME_LIMIT || value.length > NAME_LIMIT) fault(column, 'TOO_LONG');
    return value;
  };
  const chosen = <Choice>(column: Column, choices: Readonly<Record<string, Choice>>, code: Fault['code']) => {
    const key = normalizeText(text(column), 'NFKC').toLowerCase();
    if (Object.hasOwn(choices, key)) return choices[key];
    fault(column, code);
    return undefined;
  };

  const romaji = (column: 'FAMILY_NAME' | 'FIRST_NAME'): string | null => {
    const value = name(column);
    if (value.length <= NAME_LIMIT && !romajiInput.safeParse(value).success) fault(column, 'NOT_ROMAJI');
    else if (value === '' && text(`${column}_JP`) === '') fault(column, 'REQUIRED');
    return romajiName(value);
  };
  const familyName = romaji('FAMILY_NAME');
  const firstName = romaji('FIRST_NAME');
  const familyNameJp = japaneseText(name('FAMILY_NAME_JP'));
  const firstNameJp = japaneseText(name('FIRST_NAME_JP'));
  const address = normalizeText(text('EMAIL'), 'NFKC');
  if (address === '') fault('EMAIL', 'REQUIRED');
  else if (!email.safeParse(address).success) fault('EMAIL', 'EMAIL_INVALID');
  const role = chosen('ROLE', ROLES, 'ROLE_UNKNOWN');
  const language = chosen('LANGUAGE', LANGUAGES, 'LANGUAGE_UNKNOWN');
  const university = text('UNIVERSITY');
  const universityId = university === '' ? null : (universities.get(universityKey(university)) ?? null);
  if (university !== '' && universityId === null) fault('UNIVERSITY', 'UNIVERSITY_UNKNOWN');
  else if (universityId !== null && role === 'ADMIN') fault('UNIVERSITY', 'UNIVERSITY_OF_ADMIN');

  if (faults.length > 0 || role === undefined || language === undefined) return faults;
  return {
    line,
    email: address,
    familyName,
    firstName,
    familyNameJp,
    firstNameJp,
    role,
    universityId,
    language,
  };
}
