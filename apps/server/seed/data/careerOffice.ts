import type { UniversityDetails } from '../../src/modules/university/index.ts';

/** Profile of Seiryo University. */
export const SEIRYO: UniversityDetails = {
  about:
    'A university of three faculties on a hill above the harbour. Its career office is open to every student from the first year on.',
  aboutJp: '港を見下ろす丘の上、三つの学部からなる大学です。キャリアセンターは1年次から利用できます。',
  address: '1-8-2 Mutsuura, Kanazawa-ku, Yokohama',
  addressJp: '神奈川県横浜市金沢区六浦1-8-2',
  website: 'https://seiryo.example',
  email: 'career@seiryo.example',
  phone: '045-555-0120',
  otherCampuses: [
    {
      name: 'North Campus',
      nameJp: '北キャンパス',
      address: '3-5-1 Aobadai, Aoba-ku, Yokohama',
      addressJp: '神奈川県横浜市青葉区青葉台3-5-1',
    },
    {
      name: 'Harbour Campus',
      nameJp: '港キャンパス',
      address: '2-4 Kaigan-dori, Naka-ku, Yokohama',
      addressJp: '神奈川県横浜市中区海岸通2-4',
    },
  ],
  faculties: [
    {
      name: 'Faculty of Letters',
      nameJp: '文学部',
      departments: [
        { name: 'Department of Sociology', nameJp: '社会学科' },
        { name: 'Department of Media Studies', nameJp: 'メディア学科' },
      ],
    },
    {
      name: 'Faculty of Engineering',
      nameJp: '工学部',
      departments: [
        { name: 'Department of Mechanical Engineering', nameJp: '機械工学科' },
        { name: 'Department of Information Science', nameJp: '情報科学科' },
      ],
    },
    {
      name: 'Faculty of Economics',
      nameJp: '経済学部',
      departments: [
        { name: 'Department of Economics', nameJp: '経済学科' },
        { name: 'Department of International Business', nameJp: '国際経営学科' },
      ],
    },
  ],
  studentCount: 8420,
  foreignStudentCount: 610,
};

/**
 * Dates of the university: title, Japanese title, first and last day. A number counts from today, a text is a day of the year,
 * the next from today.
 */
export const DATES: readonly (readonly [string, string, number | string, number | string])[] = [
  ['Career week', 'キャリアウィーク', -9, -5],
  ['Career day', '学内合同説明会', 22, 22],
  ['Winter holidays', '冬季休業', '12-24', '01-06'],
  ['Examinations', '期末試験', '01-25', '02-05'],
  ['Practice interviews with sponsors', '協賛企業との模擬面接会', 85, 86],
  ['Graduation ceremony', '卒業式', '03-24', '03-24'],
];

/** Its sponsors: name, years since the start, what they support. */
export const SPONSORS: readonly (readonly [string, number, string, string])[] = [
  ['Yukari Robotics', 5, 'Robotics laboratory', 'ロボット研究室'],
  ['Akari Electric', 8, 'Scholarships for ten students a year', '毎年10名への奨学金'],
  ['Nagi Motors', 12, 'Workshop of the motorcycle club', '二輪部のガレージ'],
  ['Mugiwara Foods', 3, 'Breakfast in the canteen for 100 yen', '学食の100円朝食'],
  ['Kumoi Systems', 6, 'Computer room of the library', '図書館のコンピューター室'],
  ['Kaede Networks', 2, 'Wireless network of the North Campus', '北キャンパスの無線ネットワーク'],
  ['Minamo Semiconductor', 4, 'Clean room for experiments', '実験用クリーンルーム'],
  ['Ponpoko Games', 1, 'Summer school for making games', 'ゲーム制作のサマースクール'],
];

/** A counsellor of the demo. */
export interface SeedCounsellor {
  readonly name: string;
  readonly nameJp: string;
  readonly position: readonly [string, string];
  readonly style: 'ONLINE' | 'OFFLINE' | 'BOTH';
  readonly languages: readonly string[];
  readonly topics: readonly string[];
  readonly about: readonly [string, string];
  readonly help: readonly [string, string];
  readonly schedule: readonly [string, string];
  readonly timezone: string;
  readonly minutes: number;
  readonly assisted: number;
  /** Day of the week from Monday, 1, and hours on the clock of `timezone`. */
  readonly hours: readonly (readonly [number, string, string])[];
}

const days = (from: number, to: number, begin: string, end: string) =>
  Array.from({ length: to - from + 1 }, (_, index) => [from + index, begin, end] as const);

/** The counsellors of Seiryo's career office, Ms Asai first. */
export const COUNSELLORS: readonly SeedCounsellor[] = [
  {
    name: 'Yuko Asai',
    nameJp: '浅井 裕子',
    position: ['Senior career counsellor', '主任キャリアカウンセラー'],
    style: 'BOTH',
    languages: ['ja', 'en'],
    topics: ['CAREER_PLANNING', 'RESUME', 'INTERVIEW'],
    about: [
      'Fifteen years of hiring before I changed sides. I know what is asked, and why.',
      '採用の仕事を15年続けたのち、学生の側に移りました。何を聞かれるか、なぜ聞かれるかを知っています。',
    ],
    help: [
      'Bring a draft and we read it aloud together. We practise the first five minutes of an interview until they are yours.',
      '下書きをお持ちください。声に出して一緒に読みます。面接の最初の5分を、自分のことばになるまで練習します。',
    ],
    schedule: ['Tuesdays to Thursdays, 10:00 to 17:00', '火曜から木曜 10:00〜17:00'],
    timezone: 'Asia/Tokyo',
    minutes: 45,
    assisted: 214,
    hours: days(2, 4, '10:00', '12:15').concat(days(2, 4, '13:15', '17:00')),
  },
  {
    name: 'Kenji Murata',
    nameJp: '村田 健二',
    position: ['Career counsellor', 'キャリアカウンセラー'],
    style: 'OFFLINE',
    languages: ['ja'],
    topics: ['JOB_SEARCH', 'CAREER_PLANNING', 'OTHER'],
    about: [
      'I have walked with students of engineering for twenty years, and still learn from each.',
      '工学部の学生と20年歩んできました。いまも一人ひとりから学んでいます。',
    ],
    help: [
      'We lay every company you like on the table and find out what they have in common.',
      '気になる企業をすべて机に並べ、共通点を一緒に探します。',
    ],
    schedule: ['Weekdays, 13:00 to 18:00', '平日 13:00〜18:00'],
    timezone: 'Asia/Tokyo',
    minutes: 30,
    assisted: 531,
    hours: days(1, 5, '13:00', '18:00'),
  },
  {
    name: 'Jonas Brandt',
    nameJp: 'ヨナス・ブラント',
    position: ['Counsellor for work abroad', '海外就職カウンセラー'],
    style: 'ONLINE',
    languages: ['en', 'de', 'ja'],
    topics: ['JOB_SEARCH', 'INTERVIEW', 'OFFER'],
    about: [
      'I work from Berlin, so you reach me in your evening. I have hired in three countries.',
      'ベルリンから、日本の夕方にお話しします。3か国で採用に携わりました。',
    ],
    help: [
      'Interviews in English, and how to read an offer from abroad before you sign it.',
      '英語での面接の練習や、海外の内定通知書の読み方をお手伝いします。',
    ],
    schedule: ['Mondays, Wednesdays and Fridays, in the evening in Japan', '月・水・金の夕方（日本時間）'],
    timezone: 'Europe/Berlin',
    minutes: 45,
    assisted: 88,
    hours: [1, 3, 5].map((day) => [day, '09:00', '12:00'] as const),
  },
  {
    name: 'Mei Lin',
    nameJp: '林 美',
    position: ['Counsellor for students from abroad', '留学生担当カウンセラー'],
    style: 'BOTH',
    languages: ['zh', 'ja', 'en'],
    topics: ['CAREER_PLANNING', 'JOB_SEARCH', 'RESUME', 'OTHER'],
    about: [
      'I came to Seiryo as a student from Taichung and stayed. Visas and first winters are no news to me.',
      '台中から青嶺大学に留学し、そのまま残りました。在留資格のことも、初めての冬のことも分かります。',
    ],
    help: [
      'Your first Japanese resume, the change of your visa, and what companies expect without saying so.',
      '初めての履歴書、在留資格の変更、企業が口にしない期待についてお話しします。',
    ],
    schedule: ['Mondays and Thursdays, 9:30 to 15:30', '月曜・木曜 9:30〜15:30'],
    timezone: 'Asia/Tokyo',
    minutes: 45,
    assisted: 143,
    hours: [1, 4].flatMap((day) => [[day, '09:30', '12:30'] as const, [day, '13:15', '15:30'] as const]),
  },
  {
    name: 'Sakura Onishi',
    nameJp: '大西 さくら',
    position: ['Interview coach', '面接コーチ'],
    style: 'ONLINE',
    languages: ['ja', 'en'],
    topics: ['INTERVIEW'],
    about: [
      'An announcer for ten years. Voices are my trade, and every voice can carry.',
      '10年間アナウンサーでした。声は私の仕事です。どんな声も届くようになります。',
    ],
    help: [
      'Practice interviews with a recording that you keep, and one thing to change until the next time.',
      '録画つきの模擬面接を行い、次までに直すことを一つだけお伝えします。',
    ],
    schedule: ['Tuesday and Friday evenings', '火曜・金曜の夜'],
    timezone: 'Asia/Tokyo',
    minutes: 60,
    assisted: 67,
    hours: [2, 5].map((day) => [day, '18:00', '21:00'] as const),
  },
  {
    name: 'Daniel Okafor',
    nameJp: 'ダニエル・オカフォー',
    position: ['Alumni counsellor', '卒業生カウンセラー'],
    style: 'ONLINE',
    languages: ['en'],
    topics: ['CAREER_PLANNING', 'OFFER'],
    about: [
      'Class of 2012, now in New York. I meet you before your first lecture.',
      '2012年卒業。ニューヨークから、1限の前にお話しします。',
    ],
    help: [
      'Which of two offers, and how to say no to the other.',
      '二つの内定のどちらを選ぶか、もう一方をどう断るかを一緒に考えます。',
    ],
    schedule: ['Early mornings in Japan, Tuesday to Thursday', '火曜から木曜の早朝（日本時間）'],
    timezone: 'America/New_York',
    minutes: 30,
    assisted: 29,
    // The evening there is the next morning in Japan.
    hours: days(1, 3, '17:30', '19:30'),
  },
];
