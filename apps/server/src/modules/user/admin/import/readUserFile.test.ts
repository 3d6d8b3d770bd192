import { describe, expect, test } from 'vitest';
import { Problem } from '../../../../platform/problem/problem.ts';
import { readUserFile } from './readUserFile.ts';
import type { FileRow } from './userFile.ts';

const SEIRYO = '0199a1c2-0000-7000-8000-000000000301';
const universities = new Map([
  ['seiryo university', SEIRYO],
  ['青嶺大学', SEIRYO],
]);

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));

const read = (...parts: readonly (string | readonly number[])[]) =>
  readUserFile(bytes(...parts), universities);

/** 佐伯, 花 and 姓, 名 as Shift_JIS has them. */
const SAEKI = [0x8d, 0xb2, 0x94, 0x8c];
const HANA = [0x89, 0xd4];
const HEAD = 'Family name,First name,Email\n';
const HEAD_JP = 'Family name,First name,Email,Family name jp,First name jp\n';

const hana: FileRow = {
  line: 2,
  email: 'hana@michi.example',
  familyName: 'Saeki',
  firstName: 'Hana',
  familyNameJp: '佐伯',
  firstNameJp: '花',
  role: 'STUDENT',
  universityId: null,
  language: 'en',
};

const LINE = 'Saeki,Hana,hana@michi.example,佐伯,花';

describe('the encoding is found out from the bytes', () => {
  test.each([
    ['UTF_8', bytes(HEAD_JP, LINE)],
    ['UTF_8', bytes(HEAD_JP.replace('\n', '\r\n'), LINE, '\r\n')],
    ['UTF_8_WITH_BOM', bytes([0xef, 0xbb, 0xbf], HEAD_JP, LINE)],
    ['SHIFT_JIS', bytes(HEAD_JP, 'Saeki,Hana,hana@michi.example,', SAEKI, ',', HANA)],
    [
      'UTF_16',
      bytes(
        [0xff, 0xfe],
        [...Buffer.from(HEAD_JP.replaceAll(',', '\t') + LINE.replaceAll(',', '\t'), 'utf16le')],
      ),
    ],
    ['UTF_16', bytes([0xfe, 0xff], [...Buffer.from(HEAD_JP + LINE, 'utf16le').swap16()])],
  ])('%s', (encoding, file) => {
    expect(readUserFile(file, universities)).toEqual({ encoding, rows: [hana], faults: [] });
  });

  test('ASCII alone is UTF-8, and ambiguous half-width kana follow the rest of the file', () => {
    expect(read(HEAD, 'Saeki,Hana,hana@michi.example').encoding).toBe('UTF_8');
    // ﾃｨ in Shift_JIS is è in UTF-8.
    const kana = [0xc3, 0xa8];
    const file = read(
      HEAD_JP,
      'A,B,a@michi.example,',
      SAEKI,
      '\n',
      'C,D,c@michi.example,',
      SAEKI,
      '\n',
      'E,F,e@michi.example,',
      kana,
    );
    expect([file.encoding, file.rows[2]?.familyNameJp, file.faults]).toEqual(['SHIFT_JIS', 'ティ', []]);
  });

  test.each([
    ['UTF_8', [LINE, '\n', 'Mori,Aoi,aoi@michi.example,森,葵', '\n', 'Oku,Ren,ren@michi.example,', SAEKI]],
    [
      'SHIFT_JIS',
      [
        'A,B,a@michi.example,',
        SAEKI,
        '\n',
        'C,D,c@michi.example,',
        SAEKI,
        '\n',
        'Mori,Aoi,aoi@michi.example,森,葵',
      ],
    ],
  ] as const)('a line of another encoding than %s is named, and the others stay', (encoding, parts) => {
    const file = read(HEAD_JP, ...parts);
    expect([file.encoding, file.rows.map(({ line }) => line)]).toEqual([encoding, [2, 3]]);
    expect(file.faults).toMatchObject([{ line: 4, code: 'ENCODING_MIXED', column: null }]);
  });
});

test('a value with more than 30 marks on one letter is named, whatever its column', () => {
  const marks = `e${'\u0301'.repeat(50_000)}${'\u0323'.repeat(50_000)}`;
  const file = read(
    'Family name,First name,Email,University,Role',
    `\nSaeki,Hana,${marks}@michi.example,,`,
    `\nMori,Aoi,aoi@michi.example,${marks},${marks}`,
    '\nOku,Ren,ren@michi.example,,',
  );
  expect(file.rows).toMatchObject([{ line: 4 }]);
  expect(file.faults).toMatchObject([
    { line: 2, code: 'COMBINING_MARKS', column: 'EMAIL' },
    { line: 3, code: 'COMBINING_MARKS', column: 'UNIVERSITY' },
    { line: 3, code: 'COMBINING_MARKS', column: 'ROLE' },
  ]);
});

describe('headings', () => {
  test.each([
    'Email;Family name;First name',
    'メールアドレス,姓（ローマ字）,名（ローマ字）',
    'EMAIL\tfamily_name\tfirst-name',
    '"Email","Family name","First name",,',
  ])('%s', (heading) => {
    const delimiter = /[;\t]/.exec(heading)?.[0] ?? ',';
    const file = read(heading, '\n', ['hana@michi.example', 'Saeki', 'Hana'].join(delimiter));
    expect(file.rows).toMatchObject([
      { email: 'hana@michi.example', familyName: 'Saeki', firstName: 'Hana' },
    ]);
  });

  test('in Japanese, a name without its writing is one in kanji', () => {
    expect(read('ﾒｰﾙｱﾄﾞﾚｽ,姓,名', '\nhana@michi.example,佐伯,花').rows).toMatchObject([
      { familyName: null, firstName: null, familyNameJp: '佐伯', firstNameJp: '花' },
    ]);
  });

  test.each([
    ['userFileHeadingMissing', 'First name,Family name jp', 'Email / メールアドレス'],
    ['userFileHeadingMissing', 'First name,Email', 'Family name / 姓（ローマ字）'],
    ['userFileHeadingMissing', 'Family name,First name', 'Email / メールアドレス'],
    ['userFileHeadingUnknown', 'Family name,First name,Email,Shoe size', 'Shoe size'],
    ['userFileHeadingRepeated', 'Email,Family name,First name,mail', 'Email / メールアドレス'],
    ['userFilePassword', 'Family name,First name,Email,Password', 'Password'],
    ['userFilePassword', 'Family name,First name,Email,パスワード', 'パスワード'],
  ])('%s: %s', (rule, heading, column) => {
    expect(refusal(bytes(heading, '\nSaeki,Hana,hana@michi.example,x'))).toEqual({
      rule,
      values: { column },
    });
  });
});

test.each([
  ['userFileEmpty', bytes('')],
  ['userFileEmpty', bytes(HEAD, '\n , ,\n')],
  ['userFileHeadingBroken', bytes('"Email,Family name\n')],
  ['userFileNotText', bytes('PK', [3, 4, 0, 0])],
  ['userFileNotText', bytes('%PDF-1.4\n1 0 obj\n')],
  ['userFileNotText', bytes([0x81, 0x0a, 0xff, 0xfd])],
])('%s is reported for the complete file', (rule, file) => {
  expect(refusal(file)).toEqual({ rule });
});

test('takes 10,000 lines in negligible time, and not one more', () => {
  const lines = Array.from({ length: 10_000 }, (_, index) => `"Saeki","Hana","s${index}@michi.example"`);
  const started = performance.now();
  expect(read(HEAD, lines.join('\r\n')).rows).toHaveLength(10_000);
  expect(performance.now() - started).toBeLessThan(5_000);
  expect(refusal(bytes(HEAD, [...lines, lines[0]].join('\n')))).toEqual({
    rule: 'userFileTooLong',
    values: { maximum: 10_000 },
  });
});

test.each([
  ['UTF-8', '\n', 'utf8', 4_900_000],
  ['UTF-8 from a spreadsheet', ',,;\r\n', 'utf8', 980_000],
  ['UTF-16', '\n', 'utf16le', 2_400_000],
] as const)('millions of blank lines in %s take neither time nor memory', (_, blank, encoding, count) => {
  const mark = encoding === 'utf8' ? '' : '\ufeff';
  const user = HEAD + 'Saeki,Hana,hana@michi.example';
  const [head = '', line = ''] = user.split('\n');
  const content = Buffer.from(`${mark}${head}\n${blank.repeat(count)}${line}`, encoding);
  const before = process.cpuUsage();
  const { rows, faults } = readUserFile(content, new Map());
  expect(process.cpuUsage(before).user).toBeLessThan(3_000_000);
  expect([rows.length + faults.length, [...rows, ...faults][0]?.line]).toEqual([1, count + 2]);
});

test('what nobody sees in a copied cell makes no heading, name, email or role wrong', () => {
  const { faults, rows } = read(
    'Family name\u200b,First name,\u2068Email\u2069,Role\n',
    '\u202dSaeki\u202c,علی\u200cرضا,\u200ehana@michi.example\u00a0,student\u200b',
  );
  expect(faults).toEqual([]);
  expect(rows).toMatchObject([
    { familyName: 'Saeki', firstName: 'علی\u200cرضا', email: 'hana@michi.example', role: 'STUDENT' },
  ]);
});

describe('errors in a line are reported, and the line is skipped', () => {
  const head = 'Family name,First name,Email,Role,University,Language\n';
  test.each([
    [',Hana,hana@michi.example', [['FAMILY_NAME', 'REQUIRED', null]]],
    ['佐伯,Hana,hana@michi.example', [['FAMILY_NAME', 'NOT_ROMAJI', '佐伯']]],
    ['Saeki,Hana,', [['EMAIL', 'REQUIRED', null]]],
    ['Saeki,Hana,hana@', [['EMAIL', 'EMAIL_INVALID', 'hana@']]],
    ['Saeki,Hana,hana@michi.example,Boss', [['ROLE', 'ROLE_UNKNOWN', 'Boss']]],
    ['Saeki,Hana,hana@michi.example,,Nowhere', [['UNIVERSITY', 'UNIVERSITY_UNKNOWN', 'Nowhere']]],
    ['Saeki,Hana,hana@michi.example,管理者,青嶺大学', [['UNIVERSITY', 'UNIVERSITY_OF_ADMIN', '青嶺大学']]],
    ['Saeki,Hana,hana@michi.example,,,fr', [['LANGUAGE', 'LANGUAGE_UNKNOWN', 'fr']]],
    [`${'S'.repeat(101)},Hana,hana@michi.example`, [['FAMILY_NAME', 'TOO_LONG', 'S'.repeat(80)]]],
    ['Sa\u0007eki,Hana,hana@michi.example', [['FAMILY_NAME', 'CONTROL_CHARACTER', 'Sa\u0007eki']]],
    ['Saeki,"Ha\u2028na",hana@michi.example', [['FIRST_NAME', 'CONTROL_CHARACTER', 'Ha\u2028na']]],
    [
      'Saeki,Hana,hana@michi.example,,,,more',
      [[null, 'COLUMN_COUNT', 'Saeki,Hana,hana@michi.example,,,,more']],
    ],
    ['"Saeki,Hana,hana@michi.example', [[null, 'QUOTE_BROKEN', '"Saeki,Hana,hana@michi.example']]],
    ['Sa"eki",Hana,hana@michi.example', [[null, 'QUOTE_BROKEN', 'Sa"eki",Hana,hana@michi.example']]],
    ['"Sae"ki,Hana,hana@michi.example', [[null, 'QUOTE_BROKEN', '"Sae"ki,Hana,hana@michi.example']]],
    [
      ',,hana@,Boss',
      [
        ['FAMILY_NAME', 'REQUIRED', null],
        ['FIRST_NAME', 'REQUIRED', null],
        ['EMAIL', 'EMAIL_INVALID', 'hana@'],
        ['ROLE', 'ROLE_UNKNOWN', 'Boss'],
      ],
    ],
  ] as const)('%s', (line, faults) => {
    const file = read(head, line, '\nMori,Aoi,aoi@michi.example,学生,ＳＥＩＲＹＯ　University,日本語');
    expect(file.faults.map(({ column, code, value }) => [column, code, value])).toEqual(faults);
    expect(file.rows).toEqual([
      expect.objectContaining({
        line: 3,
        email: 'aoi@michi.example',
        role: 'STUDENT',
        universityId: SEIRYO,
        language: 'jp',
      }),
    ]);
  });

  test('a repeated email names the first line, whatever its letter case', () => {
    const file = read(HEAD, 'A,B,a@michi.example\nC,D,c@michi.example\nE,F,A@Michi.example');
    expect(file.rows.map(({ line }) => line)).toEqual([2, 3]);
    expect(file.faults).toEqual([
      { line: 4, column: 'EMAIL', code: 'EMAIL_REPEATED', value: 'A@Michi.example', otherLine: 2 },
    ]);
  });
});

test('reads quoted fields, doubled quotation marks and text that looks like a formula unchanged', () => {
  const [row] = read(HEAD, '"O""Neil, Jr.","=1+1",o@michi.example').rows;
  expect(row).toMatchObject({ familyName: 'O"Neil, Jr.', firstName: '=1+1' });
});

function refusal(file: Uint8Array): unknown {
  try {
    readUserFile(file, universities);
  } catch (error) {
    return error instanceof Problem ? error.fields?.['file'] : error;
  }
  return undefined;
}
