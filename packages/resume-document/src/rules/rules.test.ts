import { describe, expect, test } from 'vitest';
import type { ResumeEducation, ResumeWork } from '../content.ts';
import { addressLine, addressWithPostCode } from './address.ts';
import { ageOn, hiragana } from '../forms/personBlock.ts';
import { certificationLines, historyLines } from '../forms/japaneseForm.ts';
import { educationLines } from './education.ts';
import { otherWriting } from './english.ts';
import { dayInFull, inYears, yearOf } from './years.ts';
import { hana } from '../../test/hana.ts';

test.each([
  ['1926-12-24', '大正15'],
  ['1926-12-25', '昭和元'],
  ['1989-01-07', '昭和64'],
  ['1989-01-08', '平成元'],
  ['2019-04-30', '平成31'],
  ['2019-05-01', '令和元'],
  ['2020-01-01', '令和2'],
  ['1989-01', '平成元'],
  ['2019-04', '平成31'],
  ['2019-05', '令和元'],
  ['2026-11', '令和8'],
])('the year of %s is %s', (date, year) => {
  expect(yearOf(date, 'ERA')).toBe(year);
  expect(yearOf(date, 'WESTERN')).toBe(date.slice(0, 4));
});

test('a day in full has no leading noughts', () => {
  expect(dayInFull('2004-05-04', 'ERA')).toBe('平成16年5月4日');
  expect(dayInFull('2004-05-04', 'WESTERN')).toBe('2004年5月4日');
});

test.each([
  ['2004-11-20', '2026-11-19', 21],
  ['2004-11-20', '2026-11-20', 22],
  ['2004-02-29', '2025-02-28', 20],
  ['2004-02-29', '2025-03-01', 21],
  ['2004-02-29', '2024-02-28', 19],
  ['2004-02-29', '2024-02-29', 20],
])('born on %s, one is on %s %i years old', (birth, day, age) => {
  expect(ageOn(birth, day)).toBe(age);
});

const school: ResumeEducation = {
  schoolType: 'UNIVERSITY',
  schoolName: '青嶺大学',
  course: null,
  faculty: '文学部',
  department: '社会学科',
  admissionMonth: '2023-04',
  graduationMonth: '2027-03',
  isExpectedGraduate: true,
  isTransfer: false,
  hasStudiedAbroad: false,
  studyAbroadDetails: null,
};

const work: ResumeWork = {
  employmentType: 'PERMANENT',
  companyName: '北風光学株式会社',
  position: null,
  startMonth: '2024-04',
  endMonth: '2025-03',
  description: null,
};

describe('schools', () => {
  const graduated = {
    graduationMonth: '2027-03',
    isExpectedGraduate: false,
    faculty: null,
    department: null,
  };
  test.each<[string, Partial<ResumeEducation>, readonly string[]]>([
    [
      'a graduation to come',
      {},
      ['青嶺大学　文学部　社会学科　入学', '青嶺大学　文学部　社会学科　卒業見込み'],
    ],
    [
      'a high school in full',
      { ...graduated, schoolType: 'HIGH_SCHOOL', schoolName: '北海道立潮見高校' },
      ['北海道立潮見高等学校　入学', '北海道立潮見高等学校　卒業'],
    ],
    [
      'a high school that is in full already',
      { ...graduated, schoolType: 'HIGH_SCHOOL', schoolName: '潮見高等学校' },
      ['潮見高等学校　入学', '潮見高等学校　卒業'],
    ],
    [
      'graduate school, which is completed',
      { ...graduated, schoolType: 'GRADUATE_SCHOOL', isExpectedGraduate: true },
      ['青嶺大学大学院　入学', '青嶺大学大学院　修了見込み'],
    ],
    [
      'a transfer to a university',
      { ...graduated, isTransfer: true },
      ['青嶺大学　編入学', '青嶺大学　卒業'],
    ],
    [
      'a transfer to a high school',
      { ...graduated, schoolType: 'HIGH_SCHOOL', schoolName: '潮見高校', isTransfer: true },
      ['潮見高等学校　転入学', '潮見高等学校　卒業'],
    ],
    ['no end in sight', { ...graduated, graduationMonth: null }, ['青嶺大学　入学', '青嶺大学　在学中']],
    [
      'time abroad, between the two',
      { ...graduated, hasStudiedAbroad: true, studyAbroadDetails: 'リヨン' },
      ['青嶺大学　入学', '留学：リヨン', '青嶺大学　卒業'],
    ],
    [
      'time abroad without brackets in brackets, in the years of the form',
      { ...graduated, hasStudiedAbroad: true, studyAbroadDetails: 'リヨン（2018年9月〜2019年5月）' },
      ['青嶺大学　入学', '留学：リヨン（平成30年9月〜令和元年5月）', '青嶺大学　卒業'],
    ],
    [
      'a school in Latin letters with commas',
      { ...graduated, schoolName: 'Seiryo University', faculty: 'Faculty of Letters' },
      ['Seiryo University, Faculty of Letters　入学', 'Seiryo University, Faculty of Letters　卒業'],
    ],
    [
      'junior high school by its end alone',
      { ...graduated, schoolType: 'JUNIOR_HIGH_SCHOOL', schoolName: '髙島中学校' },
      ['髙島中学校　卒業'],
    ],
  ])('say %s', (_, changes, lines) => {
    const written = educationLines([{ ...school, ...changes }], 'JUNIOR_HIGH_GRADUATION', 'ERA');
    expect(written.map(({ text }) => text)).toEqual(lines);
  });

  test('begin where the student chose, and come in the order of time', () => {
    const high: ResumeEducation = { ...school, schoolType: 'HIGH_SCHOOL', admissionMonth: '2020-04' };
    const junior: ResumeEducation = { ...high, schoolType: 'JUNIOR_HIGH_SCHOOL', admissionMonth: '2017-04' };
    const starts = (start: 'JUNIOR_HIGH_GRADUATION' | 'HIGH_SCHOOL_ADMISSION') =>
      educationLines([school, junior, high], start, 'ERA').map(({ month }) => month);
    expect(starts('JUNIOR_HIGH_GRADUATION')).toEqual(['2027-03', '2020-04', '2027-03', '2023-04', '2027-03']);
    expect(starts('HIGH_SCHOOL_ADMISSION')).toEqual(['2020-04', '2027-03', '2023-04', '2027-03']);
  });
});

describe('a history', () => {
  const history = (workExperience: readonly ResumeWork[]) =>
    historyLines({ education: [], historyStart: 'HIGH_SCHOOL_ADMISSION', workExperience, years: 'ERA' }).map(
      ({ text, align }) => [text, align],
    );

  test('without work says なし, and ends with 以上 at the right', () => {
    expect(history([])).toEqual([
      ['学歴', 'centre'],
      ['職歴', 'centre'],
      ['なし', 'left'],
      ['以上', 'right'],
    ]);
  });

  test('shows the start and end of a job, and whether it is ongoing', () => {
    const going: ResumeWork = { ...work, employmentType: 'PART_TIME', startMonth: '2024-10', endMonth: null };
    expect(history([going, work]).slice(2, -1)).toEqual([
      ['北風光学株式会社　入社', 'left'],
      ['北風光学株式会社　アルバイトとして勤務開始', 'left'],
      ['北風光学株式会社　退社', 'left'],
      ['現在に至る', 'left'],
    ]);
  });
});

test('a position in brackets follows the job without further brackets', () => {
  const history = (position: string) =>
    historyLines({
      education: [],
      historyStart: 'HIGH_SCHOOL_ADMISSION',
      workExperience: [{ ...work, position }],
      years: 'ERA',
    })[2]?.text;
  expect(history('営業')).toBe('北風光学株式会社　入社（営業）');
  expect(history('営業（関東）')).toBe('北風光学株式会社　入社　営業（関東）');
});

test.each([
  ['2025年9月〜2026年1月', 'ERA', '令和7年9月〜令和8年1月'],
  ['2019年4月、2019年5月、2019年', 'ERA', '平成31年4月、令和元年5月、令和元年'],
  ['2025年度、20255年', 'ERA', '令和7年度、20255年'],
  ['平成31年4月、令和元年', 'WESTERN', '2019年4月、2019年'],
  ['2025年9月', 'WESTERN', '2025年9月'],
] as const)('%s by %s is %s', (written, style, printed) => {
  expect(inYears(written, style)).toBe(printed);
});

test('certificates are acquired, unless their name says so already', () => {
  const names = ['普通自動車第一種運転免許', '実用英語技能検定準1級　合格'];
  const lines = certificationLines(
    names.map((name) => ({ name, issuedOn: '2025-11-20' })),
    'ERA',
  );
  expect(lines.map(({ text }) => text)).toEqual([
    '普通自動車第一種運転免許　取得',
    '実用英語技能検定準1級　合格',
  ]);
  expect(certificationLines([], 'ERA').map(({ text }) => text)).toEqual(['特になし']);
});

test('an address runs from large to small in Japanese, and from small to large in Latin letters', () => {
  const japanese = {
    postCode: '236-0027',
    prefecture: '神奈川県',
    city: '横浜市',
    street: '金沢区瀬戸1-4-8',
    building: 'コーポみなと203',
  };
  const latin = {
    ...japanese,
    prefecture: 'Kanagawa',
    city: 'Yokohama',
    street: '1-4-8 Seto',
    building: null,
  };
  expect(addressLine(japanese)).toBe('神奈川県横浜市金沢区瀬戸1-4-8　コーポみなと203');
  expect(addressWithPostCode(latin)).toBe('1-4-8 Seto, Yokohama, Kanagawa 236-0027');
});

test('a reading in katakana becomes hiragana, as the form requires', () => {
  expect(hiragana('サエキ　ハナー')).toBe('さえき　はなー');
});

test('an English resume has the Japanese name below the romaji, and once if it replaces them', () => {
  const named = (fullName: string, fullNameJp: string | null) =>
    otherWriting({ ...hana, fullName, fullNameJp });
  expect(named('Hana Saeki', '佐伯 花')).toEqual(['佐伯 花']);
  expect(named('佐伯 花', '佐伯 花')).toEqual([]);
  expect(named('Alex Morgan', null)).toEqual([]);
});
