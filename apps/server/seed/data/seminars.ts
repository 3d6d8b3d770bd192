import type { SeminarApplicationStatus } from '../../src/platform/database/schema.ts';

/** Days and times of a seminar in Tokyo, counted from the day of the seed. */
export interface SeedTime {
  readonly day: number;
  readonly hour: number;
  readonly minute?: number;
  /** Minutes it takes. */
  readonly minutes: number;
}

/** The status of one of the demo's students for a seminar. */
export interface SeedStatus {
  readonly status: SeminarApplicationStatus;
  /** Days since applying, or since being invited. */
  readonly daysAgo: number;
}

/** Who speaks at a seminar: name and role, in both languages. */
type SeedSeminarSpeaker = readonly [name: string, nameJp: string, role: string, roleJp: string];

/** A seminar of the demo. */
export interface SeedSeminar {
  /** Ends its id, as in the contracts' examples. */
  readonly number: number;
  readonly audience: 'PUBLIC' | 'UNIVERSITY';
  /** The organizer: a company by name, the university, or Michi. */
  readonly by: string;
  /** A company that takes part without being the organizer. */
  readonly with?: string;
  readonly title: readonly [string, string];
  readonly about: readonly [string, string];
  readonly style: 'ONLINE' | 'OFFLINE' | 'BOTH';
  readonly speakers: readonly SeedSeminarSpeaker[];
  /** In half an hour instead of at a time of day, or after a night the next morning: for trying the door. */
  readonly time: SeedTime | 'SOON';
  readonly series?: string;
  readonly capacity: number | null;
  /** Days from today of the last day to apply. */
  readonly deadline?: number;
  readonly universityDeadline?: number;
  /** Years after this year's graduates; none means any. */
  readonly graduates?: readonly number[];
  readonly place?: readonly [string, string];
  readonly station?: readonly [string, string];
  readonly address?: readonly [string, string];
  readonly hana?: SeedStatus;
  readonly alex?: SeedStatus;
  /** Others with a seat, and those who wait before and after Hana or Alex. */
  readonly seated?: number;
  readonly waitingBefore?: number;
  readonly waitingAfter?: number;
  readonly isHanasFavorite?: true;
  readonly hasHanasFeedback?: true;
}

const ROOM = {
  place: ['Room 204, North Campus', '北キャンパス204教室'],
  station: ['Seiryo-mae, 5 min on foot', '青嶺前駅から徒歩5分'],
  address: ['3-5-1 Aobadai, Yokohama', '神奈川県横浜市青葉区青葉台3-5-1'],
} as const;

const COURSE = {
  place: ['Yukari Robotics test course', 'ゆかりロボティクス 走行試験コース'],
  station: ['Shin-Yuri, 12 min on foot', '新百合駅から徒歩12分'],
  address: ['2-8-4 Shin-Yuri, Kawasaki', '神奈川県川崎市麻生区新百合2-8-4'],
} as const;

const HALL = {
  place: ['Kanda Hall, 9F', '神田ホール 9階'],
  station: ['Kanda, 4 min on foot', '神田駅から徒歩4分'],
  address: ['1-2-3 Kanda, Tokyo', '東京都千代田区神田1-2-3'],
} as const;

const SECOND_INTERVIEWS = {
  audience: 'UNIVERSITY',
  by: 'Seiryo University',
  with: 'Isobe Market',
  title: ['Second interviews: what changes and how to prepare', '二次面接で変わることと準備のしかた'],
  about: [
    'A first interview asks what you did. A second one asks why. We look at how the questions change, and you try two of them with a recruiter.',
    '一次面接では「何をしたか」、二次面接では「なぜ」が問われます。質問がどう変わるかを確かめ、採用担当者と二つの質問を練習します。',
  ],
  series: 'second-interviews',
  speakers: [
    ['Yuko Asai', '浅井 裕子', 'Career counsellor', 'キャリアカウンセラー'],
    ['Kenta Mori', '森 健太', 'Recruiter, Isobe Market', '磯部マーケット 採用担当'],
  ],
  graduates: [0],
} as const;

/** The demo's seminars: something of Hana's in every state, and full ones with queues. */
export const SEMINARS: readonly SeedSeminar[] = [
  {
    ...SECOND_INTERVIEWS,
    number: 1,
    style: 'ONLINE',
    time: { day: 11, hour: 13, minutes: 90 },
    capacity: 40,
    deadline: 6,
    universityDeadline: 5,
    seated: 9,
  },
  {
    ...SECOND_INTERVIEWS,
    ...ROOM,
    number: 2,
    style: 'OFFLINE',
    time: { day: 20, hour: 10, minutes: 90 },
    capacity: 8,
    deadline: 17,
    universityDeadline: 14,
    seated: 8,
    waitingBefore: 3,
  },
  {
    ...COURSE,
    number: 3,
    speakers: [
      ['Takumi Seto', '瀬戸 拓海', 'Test engineer', '評価エンジニア'],
      ['Aya Nomura', '野村 彩', 'Recruiter', '採用担当'],
    ],
    audience: 'PUBLIC',
    by: 'Yukari Robotics',
    title: ['A morning with delivery robots', '配送ロボットと過ごす午前'],
    about: [
      'Walk the test course with the engineers, and see where a robot hesitates.',
      'エンジニアと走行試験コースを歩き、ロボットが迷う場面を一緒に確かめます。',
    ],
    style: 'BOTH',
    time: { day: 8, hour: 10, minutes: 120 },
    capacity: 30,
    deadline: 6,
    graduates: [0, 1],
    seated: 14,
    hana: { status: 'REGISTERED', daysAgo: 7 },
    alex: { status: 'REGISTERED', daysAgo: 8 },
    isHanasFavorite: true,
  },
  {
    number: 4,
    speakers: [['Nao Kuroda', '黒田 直', 'Host, Michi', 'Michi 司会']],
    audience: 'PUBLIC',
    by: 'Michi',
    title: ['Telling your story', '自分のことばで伝える'],
    about: [
      'Three minutes about yourself, told to three people, and what they remember of it.',
      '自分についての3分間を3人に話し、何が伝わったかを確かめます。',
    ],
    style: 'ONLINE',
    time: { day: 5, hour: 13, minutes: 90 },
    capacity: 10,
    deadline: 4,
    seated: 10,
    waitingBefore: 1,
    waitingAfter: 5,
    hana: { status: 'WAITING', daysAgo: 2 },
  },
  {
    ...HALL,
    number: 5,
    speakers: [
      ['Kenta Mori', '森 健太', 'Recruiter', '採用担当'],
      ['Misaki Doi', '土井 美咲', 'Data analyst', 'データアナリスト'],
    ],
    audience: 'PUBLIC',
    by: 'Isobe Market',
    title: ['How a supermarket plans with data', 'データで考える売り場づくり'],
    about: [
      'You plan one shelf with the numbers of a real week.',
      '実際の一週間の数字を使って、ひとつの売り場を計画します。',
    ],
    style: 'OFFLINE',
    time: { day: -10, hour: 15, minutes: 90 },
    capacity: 60,
    deadline: -12,
    graduates: [0, 1],
    hana: { status: 'ATTENDED', daysAgo: 23 },
    alex: { status: 'ATTENDED', daysAgo: 22 },
  },
  {
    number: 6,
    speakers: [
      ['Takumi Seto', '瀬戸 拓海', 'Test engineer', '評価エンジニア'],
      ['Rina Ueda', '上田 里奈', 'Test engineer', '評価エンジニア'],
    ],
    audience: 'PUBLIC',
    by: 'Yukari Robotics',
    title: ['Testing robots, an evening talk', 'ロボット評価の仕事（夜の座談会）'],
    about: [
      'Two test engineers about a week of theirs, and time for your questions.',
      '評価エンジニア二人が、ある一週間の仕事を話します。質問の時間もあります。',
    ],
    style: 'ONLINE',
    time: { day: 13, hour: 18, minutes: 60 },
    capacity: null,
    deadline: 12,
    graduates: [0, 1],
    seated: 5,
    hana: { status: 'INVITED', daysAgo: 1 },
    alex: { status: 'INVITED', daysAgo: 1 },
  },
  {
    number: 7,
    speakers: [['Nao Kuroda', '黒田 直', 'Host, Michi', 'Michi 司会']],
    audience: 'PUBLIC',
    by: 'Michi',
    title: ['Reading a job posting', '求人票の読み方'],
    about: [
      'What a posting says, what it leaves out, and what to ask.',
      '求人票に書かれていること、書かれていないこと、聞いておきたいことを整理します。',
    ],
    style: 'ONLINE',
    time: { day: -3, hour: 18, minutes: 60 },
    capacity: 100,
    deadline: -4,
    hana: { status: 'CANCELLED', daysAgo: 16 },
    alex: { status: 'CANCELLED', daysAgo: 12 },
  },
  {
    ...HALL,
    number: 8,
    speakers: [
      ['Nao Kuroda', '黒田 直', 'Host, Michi', 'Michi 司会'],
      ['Kenta Mori', '森 健太', 'Recruiter, Isobe Market', '磯部マーケット 採用担当'],
      ['Aya Nomura', '野村 彩', 'Recruiter, Yukari Robotics', 'ゆかりロボティクス 採用担当'],
      ['Hideo Maki', '牧 英夫', 'Recruiter, Aozora Mutual', '青空相互生命保険 採用担当'],
    ],
    audience: 'PUBLIC',
    by: 'Michi',
    title: ['Open hall: talk to three recruiters', 'オープンホール：三人の採用担当者と話す'],
    about: ['Come as you are, and stay as long as you like.', '普段の服装でどうぞ。出入りは自由です。'],
    style: 'OFFLINE',
    time: 'SOON',
    capacity: 80,
    seated: 6,
    hana: { status: 'REGISTERED', daysAgo: 6 },
    alex: { status: 'REGISTERED', daysAgo: 5 },
  },
  {
    number: 9,
    speakers: [
      ['Hideo Maki', '牧 英夫', 'Recruiter', '採用担当'],
      ['Saori Kanda', '神田 沙織', 'Actuary', 'アクチュアリー'],
    ],
    audience: 'PUBLIC',
    by: 'Aozora Mutual',
    title: ['Numbers that people trust', '信頼される数字のつくり方'],
    about: [
      'An actuary and a student work through one small case.',
      'アクチュアリーと一緒に、小さな事例をひとつ解いてみます。',
    ],
    style: 'ONLINE',
    time: { day: 6, hour: 16, minutes: 90 },
    capacity: 6,
    deadline: 3,
    seated: 5,
    waitingAfter: 2,
    hana: { status: 'SEAT_HELD', daysAgo: 9 },
    alex: { status: 'WAITING', daysAgo: 7 },
  },
  {
    number: 10,
    speakers: [
      ['Yuto Hamada', '浜田 悠斗', 'Process engineer', 'プロセスエンジニア'],
      ['Mio Tsuda', '津田 美緒', 'Equipment engineer', '設備エンジニア'],
    ],
    audience: 'PUBLIC',
    by: 'Minamo Semiconductor',
    title: ['Inside a clean room', 'クリーンルームの中へ'],
    about: [
      'A tour by video, led by two engineers in their second year.',
      '入社2年目のエンジニア二人が、映像で工場を案内します。',
    ],
    style: 'ONLINE',
    time: { day: -24, hour: 17, minutes: 60 },
    capacity: 200,
    hana: { status: 'ATTENDED', daysAgo: 40 },
    hasHanasFeedback: true,
  },
  {
    ...ROOM,
    number: 11,
    speakers: [['Yuko Asai', '浅井 裕子', 'Career counsellor', 'キャリアカウンセラー']],
    audience: 'UNIVERSITY',
    by: 'Seiryo University',
    title: ['A resume in an afternoon', '半日で書く履歴書'],
    about: [
      'Bring what you have, and leave with a page you can send.',
      '手元の材料を持ち寄り、提出できる一枚に仕上げます。',
    ],
    style: 'OFFLINE',
    time: { day: -17, hour: 14, minutes: 150 },
    capacity: 30,
    hana: { status: 'ATTENDED', daysAgo: 26 },
  },
  {
    ...ROOM,
    number: 12,
    speakers: [
      ['Kenji Murata', '村田 健二', 'Career counsellor', 'キャリアカウンセラー'],
      ['Rina Ueda', '上田 里奈', 'Test engineer', '評価エンジニア'],
      ['Daichi Oka', '岡 大地', 'Mechanical designer', '機械設計'],
      ['Chie Sawada', '澤田 千恵', 'Software engineer', 'ソフトウェアエンジニア'],
    ],
    audience: 'UNIVERSITY',
    by: 'Seiryo University',
    with: 'Yukari Robotics',
    title: ['Graduates who build robots', 'ロボットをつくる卒業生'],
    about: [
      'Three graduates of ours, eight years apart, about their first year at work.',
      '卒業年の異なる三人の卒業生が、入社一年目を振り返ります。',
    ],
    style: 'BOTH',
    time: { day: 15, hour: 16, minutes: 90 },
    capacity: 50,
    deadline: 13,
    universityDeadline: 10,
    seated: 7,
    hana: { status: 'REGISTERED', daysAgo: 3 },
  },
  {
    number: 13,
    speakers: [['Kenta Mori', '森 健太', 'Recruiter', '採用担当']],
    audience: 'PUBLIC',
    by: 'Isobe Market',
    title: ['First steps for third-year students', '3年生のためのはじめの一歩'],
    about: [
      'What to look at in the year before job hunting begins.',
      '就職活動が始まる前の一年に、見ておきたいこと。',
    ],
    style: 'ONLINE',
    time: { day: 18, hour: 17, minutes: 60 },
    capacity: 120,
    graduates: [1],
  },
  {
    place: ['Harbour Central Market, main gate', '湊中央市場 正門'],
    station: ['Shijo-mae, 3 min on foot', '市場前駅から徒歩3分'],
    address: ['5-1 Harbour, Tokyo', '東京都江東区湊5-1'],
    number: 14,
    speakers: [
      ['Kenta Mori', '森 健太', 'Recruiter', '採用担当'],
      ['Goro Miyata', '宮田 吾郎', 'Buyer', 'バイヤー'],
    ],
    audience: 'PUBLIC',
    by: 'Isobe Market',
    title: ['A day in the buying office', 'バイヤーの一日'],
    about: [
      'Follow a buyer from the market at six to the shelf at ten.',
      '朝6時の市場から10時の売り場まで、バイヤーに同行します。',
    ],
    style: 'OFFLINE',
    time: { day: 2, hour: 6, minutes: 300 },
    capacity: 12,
    deadline: -1,
    seated: 11,
  },
  {
    number: 15,
    speakers: [['Nao Kuroda', '黒田 直', 'Host, Michi', 'Michi 司会']],
    audience: 'PUBLIC',
    by: 'Michi',
    title: ['Interviews in English', '英語での面接'],
    about: [
      'Short answers, good questions, and how to ask for time to think.',
      '短く答えること、よい質問をすること、考える時間をもらう言い方を練習します。',
    ],
    style: 'ONLINE',
    time: { day: 9, hour: 19, minutes: 75 },
    capacity: 6,
    deadline: 8,
    seated: 5,
    waitingAfter: 1,
    alex: { status: 'SEAT_HELD', daysAgo: 8 },
  },
  {
    number: 16,
    speakers: [['Mio Tsuda', '津田 美緒', 'Equipment engineer', '設備エンジニア']],
    audience: 'PUBLIC',
    by: 'Minamo Semiconductor',
    title: ['Light, silicon and you', '光とシリコンとあなた'],
    about: [
      'How an image sensor sees, for students of any faculty.',
      'イメージセンサーが「見る」しくみを、文系の方にもわかるように話します。',
    ],
    style: 'ONLINE',
    time: { day: 24, hour: 17, minutes: 60 },
    capacity: 150,
    deadline: 23,
    seated: 3,
    isHanasFavorite: true,
  },
  {
    number: 17,
    speakers: [
      ['Hideo Maki', '牧 英夫', 'Recruiter', '採用担当'],
      ['Yoko Hirai', '平井 陽子', 'Head office', '本社勤務'],
      ['Makoto Ito', '伊藤 誠', 'Branch', '支店勤務'],
    ],
    audience: 'PUBLIC',
    by: 'Aozora Mutual',
    title: ['Working in a branch, working in the head office', '支店で働く、本社で働く'],
    about: [
      'Two people who changed places tell what surprised them.',
      '支店と本社を入れ替わった二人が、意外だったことを話します。',
    ],
    style: 'BOTH',
    time: { day: 28, hour: 15, minutes: 90 },
    capacity: 45,
    deadline: 26,
    place: ['Aozora building, 3F', '青空ビル3階'],
    station: ['Otemachi, 2 min on foot', '大手町駅から徒歩2分'],
    address: ['2-6-1 Otemachi, Tokyo', '東京都千代田区大手町2-6-1'],
    seated: 4,
  },
  {
    number: 18,
    speakers: [['Nao Kuroda', '黒田 直', 'Host, Michi', 'Michi 司会']],
    audience: 'PUBLIC',
    by: 'Michi',
    title: ['Ask us anything about offers', '内定についてなんでも質問会'],
    about: [
      'Letters, deadlines, and how to say no kindly.',
      '内定通知書の読み方、回答期限、丁寧な断り方について。',
    ],
    style: 'ONLINE',
    time: { day: 32, hour: 18, minutes: 60 },
    capacity: null,
  },
];

/** Students who take the other seats; they cannot log in. */
export const CLASSMATES = 20;
