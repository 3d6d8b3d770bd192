type Pair = readonly [string, string];

export const WORKING_HOURS: readonly Pair[] = [
  ['9:00–17:30, 60 min break', '9:00〜17:30（休憩60分）'],
  ['9:00–18:00, 60 min break', '9:00〜18:00（休憩60分）'],
  ['9:30–18:00, 60 min break', '9:30〜18:00（休憩60分）'],
  ['8:30–17:15, 45 min break', '8:30〜17:15（休憩45分）'],
  ['10:00–19:00, 60 min break', '10:00〜19:00（休憩60分）'],
];

export const FLEXTIME_HOURS: readonly Pair[] = [
  [
    'Flextime, core time 11:00–15:00, 8 hours a day on average',
    'フレックスタイム制（コアタイム11:00〜15:00、1日平均8時間）',
  ],
  ['Flextime without core time, 7 h 45 min a day on average', 'フルフレックスタイム制（1日平均7時間45分）'],
];

export const SHIFT_HOURS: readonly Pair[] = [
  [
    'Shifts between 7:00 and 22:00, 8 hours a day, planned a month ahead',
    '7:00〜22:00の間でシフト制（実働8時間、一か月前に決定）',
  ],
];

export const TRAINING: readonly Pair[] = [
  ['Two months with a mentor', '先輩社員による2か月の研修'],
  [
    'Three weeks for everyone together, then six months on the job',
    '全員で3週間の導入研修、その後6か月のOJT',
  ],
  ['Three months in two departments, then your own', '2部署で3か月の研修後、配属'],
  ['One month of courses, then a tutor for a year', '1か月の講義研修後、1年間チューターがつきます'],
];

export const SALARY_INCREASE: readonly Pair[] = [
  ['Once a year in April', '年1回（4月）'],
  ['Once a year in July', '年1回（7月）'],
  ['Twice a year, by review', '年2回（評価による）'],
];

export const BONUS: readonly Pair[] = [
  ['Twice a year (June, December), 4.2 months last year', '年2回（6月・12月、昨年度実績4.2か月分）'],
  ['Twice a year (July, December), 5.0 months last year', '年2回（7月・12月、昨年度実績5.0か月分）'],
  ['Twice a year (June, December)', '年2回（6月・12月）'],
  ['Once a year, by result', '年1回（業績による）'],
];

export const ALLOWANCE: readonly Pair[] = [
  ['Housing allowance up to 20,000 yen a month', '住宅手当（月2万円まで）'],
  [
    'Company flat for 15,000 yen a month in the first five years',
    '入社5年目まで借上社宅（自己負担 月1.5万円）',
  ],
  ['Family allowance, overtime paid by the minute', '家族手当、時間外手当（1分単位で支給）'],
  ['Book and conference allowance of 60,000 yen a year', '書籍・学会参加費補助（年6万円）'],
  ['Snow allowance from November to March', '寒冷地手当（11月〜3月）'],
];

export const TRANSPORT: readonly Pair[] = [
  ['Paid in full', '全額支給'],
  ['Up to 30,000 yen a month', '月3万円まで支給'],
  ['Up to 50,000 yen a month', '月5万円まで支給'],
];

/** Days off a year, and which. */
export const HOLIDAYS: readonly (readonly [number, string, string])[] = [
  [124, 'Sat, Sun and public', '土日祝'],
  [120, 'Two days a week, with some Saturdays', '週休2日（会社カレンダーによる）'],
  [126, 'Sat, Sun, public, and the company’s birthday', '土日祝、創立記念日'],
  [122, 'Sat, Sun and public; summer and New Year holidays', '土日祝、夏季・年末年始'],
  [130, 'Sat, Sun and public; ten days in a row once a year', '土日祝、年1回の10連休'],
];

export const SHIFT_HOLIDAYS: readonly (readonly [number, string, string])[] = [
  [110, 'Nine days a month, by shift', '月9日（シフト制）'],
  [115, 'Two days a week, by shift', '週休2日（シフト制）'],
];

export const REMOTE_RULE: Readonly<Record<'ON_SITE' | 'HYBRID' | 'REMOTE', readonly Pair[]>> = {
  ON_SITE: [['Work is done on site', '出社勤務']],
  HYBRID: [
    ['2 days a week at home', '週2日まで在宅勤務'],
    ['3 days a week at home, after the first three months', '入社4か月目から週3日まで在宅勤務'],
    ['1 day a week at home', '週1日まで在宅勤務'],
  ],
  REMOTE: [
    [
      'Anywhere in Japan; the team meets once a quarter',
      '国内どこでも勤務可（四半期に一度チームで集まります）',
    ],
    ['At home by default, the office is open to all', '在宅勤務が基本（オフィスの利用は自由）'],
  ],
};

/** Rounds of selection between documents and the final interview. */
export const SELECTION: readonly (readonly { readonly name: Pair; readonly note: Pair | null }[])[] = [
  [
    { name: ['Aptitude test', '適性検査'], note: ['Online, 60 min', 'オンライン・60分'] },
    { name: ['First interview', '一次面接'], note: ['Online', 'オンライン'] },
  ],
  [
    { name: ['Casual talk', 'カジュアル面談'], note: ['Online, 30 min', 'オンライン・30分'] },
    { name: ['Work sample', '実技課題'], note: ['At home, two hours', '自宅・2時間'] },
    { name: ['First interview', '一次面接'], note: ['With the team', '配属先のメンバーと'] },
  ],
  [
    { name: ['Group discussion', 'グループディスカッション'], note: ['Six people, 50 min', '6名・50分'] },
    { name: ['First interview', '一次面接'], note: null },
    { name: ['Second interview', '二次面接'], note: ['With a manager', '部門長と'] },
  ],
  [{ name: ['Visit', '職場見学'], note: ['Half a day with the team', '配属先で半日'] }],
];

/** Closing sentences of a posting. */
export const CLOSING: readonly Pair[] = [
  [
    'Come and see us; the visit costs you nothing and commits you to nothing.',
    '見学はいつでも歓迎です。参加しても応募の義務はありません。',
  ],
  ['You meet the people you will work with before you decide.', '入社を決める前に、一緒に働く人に会えます。'],
  ['We answer every application, also with a no.', 'すべての応募に、結果にかかわらずご連絡します。'],
  [
    'Questions before applying are welcome and not part of the selection.',
    '応募前のご質問も歓迎します。選考には影響しません。',
  ],
];

/** Who may apply: the side of studies, and what only words can say; null where the side says it all. */
export const ELIGIBLE: readonly (readonly ['ANY' | 'SCIENCE', Pair | null])[] = [
  ['ANY', null],
  ['SCIENCE', null],
  ['ANY', ['any faculty, master’s students included', '学部・学科不問、大学院生を含む']],
  ['ANY', ['any faculty, graduates of the last three years included', '学部・学科不問、既卒3年以内を含む']],
];

/** How long an internship lasts. */
export const INTERNSHIP_TIME: readonly Pair[] = [
  [
    'Five days, paid, with a project of your own and an evening with the team.',
    '5日間・有給。自分のテーマに取り組み、最終日はチームと過ごします。',
  ],
  ['Two weeks, three days a week, beside your classes.', '2週間・週3日。授業と両立できます。'],
  [
    'One month in the team, with a real task and an honest review at the end.',
    '1か月間チームに入り、実際の仕事に取り組みます。最後に率直なフィードバックをお渡しします。',
  ],
];
