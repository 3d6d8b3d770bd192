import { expect, test } from 'vitest';
import { headingOf } from './lines.ts';
import { findMonth } from './months.ts';
import { readText } from './readText.ts';

const today = '2026-11-20';

test.each([
  ['令和5年4月 入学', '2023-04', null],
  ['令和元年5月1日', '2019-05', '01'],
  ['R5.4 入学', '2023-04', null],
  ['平成16年5月14日生', '2004-05', '14'],
  ['昭和64 1 卒業', '1989-01', null],
  ['2023年4月', '2023-04', null],
  ['2023/04', '2023-04', null],
  ['2025-11-20', '2025-11', '20'],
  ['September 2025', '2025-09', null],
  ['2023 4 青嶺大学', '2023-04', null],
])('finds the month of %s', (line, month, day) => {
  expect(findMonth(line)).toMatchObject({ month, day });
});

test.each(['2023', '090-1234-5678', '2023年13月', '4月'])('finds no month in %s', (line) => {
  expect(findMonth(line)).toBeNull();
});

test.each([
  ['学 歴', 'education'],
  ['■ 職歴', 'work'],
  ['【自己PR】', 'about'],
  ['学歴・職歴', 'history'],
  ['Work Experience:', 'work'],
  ['免許・資格', 'certifications'],
  ['学生時代に力を入れたこと', 'focus'],
  ['学歴は次のとおりです', null],
  ['My education took four years', null],
])('detects whether %s is a heading', (line, part) => {
  expect(headingOf(line)).toBe(part);
});

test.each([
  ['書店はまかぜ 入社 アルバイト', '書店はまかぜ'],
  ['書店はまかぜ（アルバイトとして勤務開始）', '書店はまかぜ'],
  ['北風光学株式会社　インターンシップ参加', '北風光学株式会社'],
  ['インターン', 'インターン'],
])('takes the employer out of %s', (line, companyName) => {
  const { parsed } = readText(`職歴\n2024年4月 ${line}`, today);
  expect(parsed.work?.[0]?.companyName).toBe(companyName);
});

test('reads a Japanese resume into the sections of the profile', () => {
  const { parsed, leftOut } = readText(
    `履 歴 書
ふりがな さえき はな
氏 名 佐伯 花
2004年5月14日生（満22歳）
電話 090-1234-5678
学歴・職歴
令和2年4月　神奈川県立白波高等学校 普通科 入学
令和5年3月　神奈川県立白波高等学校 卒業
令和5年4月　青嶺大学 文学部 社会学科 入学
令和9年3月　青嶺大学 文学部 社会学科 卒業見込み
職歴
令和6年4月　書店はまかぜ 入社 アルバイト
現在に至る
以上
免許・資格
令和6年11月　普通自動車第一種運転免許 取得
自己PR
商店街の空き店舗で
読書会を続けてきました。
趣味・特技
地図を読むこと`,
    today,
  );
  expect(parsed.education).toMatchObject([
    {
      schoolType: 'HIGH_SCHOOL',
      schoolName: '神奈川県立白波高等学校',
      admissionMonth: '2020-04',
      graduationMonth: '2023-03',
      isExpectedGraduate: false,
    },
    {
      schoolType: 'UNIVERSITY',
      schoolName: '青嶺大学',
      faculty: '文学部',
      department: '社会学科',
      graduationMonth: '2027-03',
      isExpectedGraduate: true,
    },
  ]);
  expect(parsed.work).toMatchObject([{ employmentType: 'PART_TIME', startMonth: '2024-04', endMonth: null }]);
  expect(parsed.work?.[0]?.companyName).toBe('書店はまかぜ');
  expect(parsed.certifications).toEqual([
    { name: '普通自動車第一種運転免許', issuedOn: { kind: 'date', source: '令和6年11月' } },
  ]);
  expect(parsed.about).toBe('商店街の空き店舗で\n読書会を続けてきました。');
  expect(parsed.hobbies).toBe('地図を読むこと');
  expect(parsed.personal).toEqual({
    familyNameJp: '佐伯',
    firstNameJp: '花',
    familyNameFurigana: 'さえき',
    firstNameFurigana: 'はな',
    dateOfBirth: '2004-05-14',
    mobilePhone: '090-1234-5678',
  });
  expect(leftOut).toEqual([]);
});

test('reads an English resume, and names the lines that say too little', () => {
  const { parsed, leftOut } = readText(
    `Hana Saeki
Summary
I listen first.
Education
Seiryo University, Faculty of Letters  Apr 2023 – Mar 2027
Some evening school
Experience
Bookshop Hamakaze, Sales assistant (part-time)  April 2024 – present
Chose the books of the regional shelf.
Skills
SQL, Facilitation; Interviews
Certifications
TOEIC 860, 2025-01-26
References
On request`,
    today,
  );
  expect(parsed).toMatchObject({
    about: 'I listen first.',
    education: [
      {
        schoolName: 'Seiryo University',
        faculty: 'Faculty of Letters',
        admissionMonth: '2023-04',
        graduationMonth: '2027-03',
      },
    ],
    work: [
      {
        companyName: 'Bookshop Hamakaze',
        position: 'Sales assistant (part-time)',
        employmentType: 'PART_TIME',
        startMonth: '2024-04',
        endMonth: null,
        description: 'Chose the books of the regional shelf.',
      },
    ],
    skills: ['SQL', 'Facilitation', 'Interviews'],
    certifications: [{ name: 'TOEIC 860', issuedOn: '2025-01-26' }],
  });
  expect(leftOut).toEqual(['Some evening school']);
});

test.each(['', '  \n\n', '〒236-0027\n横浜市'])('finds nothing in %j', (text) => {
  expect(readText(text, today)).toEqual({ parsed: {}, leftOut: [], shortened: new Set() });
});

test('keeps every skill, and names the sections whose texts it shortens', () => {
  const skills = Array.from({ length: 60 }, (_, index) => `Skill ${index}`);
  const { parsed, shortened } = readText(`Summary\n${'a'.repeat(2001)}\nSkills\n${skills.join(', ')}`, today);
  expect(parsed.skills).toEqual(skills);
  expect(parsed.about).toHaveLength(2000);
  expect(shortened).toEqual(new Set(['about']));
});

test('reads a long run of combining marks without freezing the page', () => {
  const started = performance.now();
  readText(`Summary\na${'\u0301\u0323'.repeat(1e5)}`, '2026-11-20');
  expect(performance.now() - started).toBeLessThan(2_000);
});

test.each<readonly [string, readonly string[], readonly (readonly [string, string | null])[]]>([
  ['without a job above', ['退職', '2024年4月 書店はまかぜ 入社'], [['書店はまかぜ', null]]],
  ['of nothing begun', ['2025年3月 退職'], []],
  [
    'of the job it names',
    ['2023年4月 青嶺商店 入社', '2024年4月 書店はまかぜ 入社', '2025年3月 青嶺商店 退職'],
    [
      ['青嶺商店', '2025-03'],
      ['書店はまかぜ', null],
    ],
  ],
  [
    'of the latest open job where it names none',
    ['2023年4月 青嶺商店 入社', '2024年4月 書店はまかぜ 入社', '2025年3月 退職'],
    [
      ['青嶺商店', null],
      ['書店はまかぜ', '2025-03'],
    ],
  ],
  [
    'not of a transfer within the job',
    ['2023年4月 青嶺商店 入社', '2024年4月 販売部に配属'],
    [['青嶺商店', null]],
  ],
])('reads the end of a job %s', (_, lines, jobs) => {
  const { parsed } = readText(['職歴', ...lines].join('\n'), today);
  expect((parsed.work ?? []).map(({ companyName, endMonth }) => [companyName, endMonth])).toEqual(jobs);
});

test.each<readonly [string, readonly string[], readonly (readonly [string, string | null, boolean])[]]>([
  [
    'with the end of the school it names',
    ['2020年4月 白波高校 入学', '2023年4月 青嶺大学 入学', '2023年3月 白波高校 卒業'],
    [
      ['白波高校', '2023-03', false],
      ['青嶺大学', null, true],
    ],
  ],
  [
    'with the same school again',
    ['2023年4月 青嶺大学 入学', '2027年3月 同上 卒業見込'],
    [['青嶺大学', '2027-03', true]],
  ],
  [
    'and no other, with the end of one that is not above',
    ['2023年4月 青嶺大学 入学', '2023年3月 白波高校 卒業'],
    [
      ['青嶺大学', null, true],
      ['白波高校', '2023-03', false],
    ],
  ],
  ['whose end alone is stated', ['2023年3月 白波高校 卒業'], [['白波高校', '2023-03', false]]],
  ['that is to be left this month', ['2026年11月 青嶺大学 卒業'], [['青嶺大学', '2026-11', false]]],
  ['that is to be left next month', ['2026年12月 青嶺大学 卒業'], [['青嶺大学', '2026-12', true]]],
])('reads a school %s', (_, lines, schools) => {
  const { parsed } = readText(['学歴', ...lines].join('\n'), today);
  expect(
    (parsed.education ?? []).map(({ schoolName, graduationMonth, isExpectedGraduate }) => [
      schoolName,
      graduationMonth,
      isExpectedGraduate,
    ]),
  ).toEqual(schools);
});

test('names lines of schools that say neither a school nor a month', () => {
  const lines = ['2023年4月 入学', '2027年3月 卒業', '奨学金あり'];
  const { parsed, leftOut } = readText(['学歴', ...lines].join('\n'), today);
  expect([parsed.education, leftOut]).toEqual([undefined, lines]);
});
