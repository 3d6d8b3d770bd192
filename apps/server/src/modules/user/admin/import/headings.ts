import { normalizeText, removeInvisible } from '@michi/api/text';
import { invalidFields, type Problem } from '../../../../platform/problem/problem.ts';
import type { Column } from './userFile.ts';

/** Accepted headings of each column, the template's first in each language. */
const HEADINGS: Readonly<Record<Column, readonly [english: string, japanese: string, ...string[]]>> = {
  FAMILY_NAME: ['Family name', '姓（ローマ字）', 'last name', 'surname'],
  FIRST_NAME: ['First name', '名（ローマ字）', 'given name'],
  FAMILY_NAME_JP: [
    'Family name in Japanese',
    '姓（漢字）',
    'family name jp',
    'family name (kanji)',
    '姓（日本語）',
    '姓',
    '氏',
    '苗字',
    '名字',
  ],
  FIRST_NAME_JP: [
    'First name in Japanese',
    '名（漢字）',
    'first name jp',
    'first name (kanji)',
    '名（日本語）',
    '名',
    '名前',
  ],
  EMAIL: ['Email', 'メールアドレス', 'e-mail', 'email address', 'mail', 'メール', 'eメール'],
  ROLE: ['Role', '役割', '権限'],
  UNIVERSITY: ['University', '大学', '大学名', 'university name'],
  LANGUAGE: ['Language', '言語'],
};

const COLUMNS: readonly Column[] = [
  'FAMILY_NAME',
  'FIRST_NAME',
  'FAMILY_NAME_JP',
  'FIRST_NAME_JP',
  'EMAIL',
  'ROLE',
  'UNIVERSITY',
  'LANGUAGE',
];

/** Of each group one column is required. */
const REQUIRED: readonly (readonly [Column, ...Column[]])[] = [
  ['FAMILY_NAME', 'FAMILY_NAME_JP'],
  ['FIRST_NAME', 'FIRST_NAME_JP'],
  ['EMAIL'],
];

const PASSWORD = /pass(word|code|wd)|パスワード|暗証/iu;

const BY_NAME: ReadonlyMap<string, Column> = new Map(
  COLUMNS.flatMap((column) => HEADINGS[column].map((name) => [plain(name), column] as const)),
);

/**
 * The position of each column.
 * @throws Problem VALIDATION_FAILED for a missing, unknown or repeated heading, and for a column of passwords
 */
export function readHeadings(cells: readonly string[]): readonly Column[] {
  const columns = cells.map((cell) => {
    if (PASSWORD.test(cell)) throw refused('userFilePassword', cell);
    const column = BY_NAME.get(plain(cell));
    if (column === undefined) throw refused('userFileHeadingUnknown', cell);
    return column;
  });
  const repeated = columns.find((column, index) => columns.indexOf(column) !== index);
  if (repeated !== undefined) throw refused('userFileHeadingRepeated', nameOf(repeated));
  const missing = REQUIRED.find((choices) => !choices.some((column) => columns.includes(column)));
  if (missing !== undefined) throw refused('userFileHeadingMissing', nameOf(missing[0]));
  return columns;
}

/** Normalizes a heading: width, case, blanks and signs make no difference. */
function plain(heading: string): string {
  return normalizeText(removeInvisible(heading), 'NFKC')
    .toLowerCase()
    .replace(/[\s_\-().・*]/gu, '');
}

function nameOf(column: Column): string {
  const [english, japanese] = HEADINGS[column];
  return `${english} / ${japanese}`;
}

function refused(rule: string, column: string): Problem {
  return invalidFields({ file: { rule, values: { column: [...column].slice(0, 60).join('') } } });
}
