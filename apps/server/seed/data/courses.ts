/** A course of the demo. Its days are counted from the day of seeding. */
export interface CourseText {
  readonly name: string;
  readonly name_jp: string;
  readonly description: string;
  readonly description_jp: string;
  readonly provider: string;
  readonly provider_jp: string;
  readonly url: string;
  readonly minutes: number | null;
  readonly startsIn: number | null;
  readonly dueIn: number | null;
  /** For the students of the university alone. */
  readonly isOfUniversity?: true;
  /** How many days ago Hana completed it. */
  readonly doneAgo?: number;
}

/** The courses of the demo. */
export const COURSES: readonly CourseText[] = [
  {
    name: 'Business writing in Japanese',
    name_jp: 'ビジネス文書の書き方',
    description:
      'Write to a company with confidence: how an email begins and ends, what to say when you’re late and how to decline.',
    description_jp:
      '企業への文書を落ち着いて書けるようになります。メールの始め方と結び方、遅れるときの連絡、辞退の伝え方を学びます。',
    provider: 'Seiryo University',
    provider_jp: '青嶺大学',
    url: 'https://course.example/business-writing',
    minutes: 90,
    startsIn: -40,
    dueIn: 10,
    isOfUniversity: true,
    doneAgo: 19,
  },
  {
    name: 'Statistics for the shop floor',
    name_jp: '現場で使う統計入門',
    description: 'Averages, spread and what a chart can hide, with figures from a real production line.',
    description_jp: '平均とばらつき、グラフが隠すものを、実際の生産ラインの数字で学びます。',
    provider: 'Open Campus Japan',
    provider_jp: 'オープンキャンパスジャパン',
    url: 'https://course.example/statistics',
    minutes: 240,
    startsIn: null,
    dueIn: 5,
  },
  {
    name: 'Interviews in English',
    name_jp: '英語での面接',
    description: 'Say who you are and what you can do in two minutes, and ask two questions of your own.',
    description_jp: '自分と自分にできることを2分で伝え、自分からも2つ質問できるようになります。',
    provider: 'Michi',
    provider_jp: 'Michi',
    url: 'https://course.example/interviews-in-english',
    minutes: 60,
    startsIn: 3,
    dueIn: 24,
  },
  {
    name: 'Knowing yourself before you choose',
    name_jp: '就職活動のための自己分析',
    description: 'Three exercises that turn what you have done so far into words for an application.',
    description_jp: 'これまでの経験を応募書類の言葉に変える、3つの演習です。',
    provider: 'Career Office, Seiryo University',
    provider_jp: '青嶺大学キャリアセンター',
    url: 'https://course.example/know-yourself',
    minutes: 120,
    startsIn: -60,
    dueIn: null,
    isOfUniversity: true,
    doneAgo: 45,
  },
  {
    name: 'Spreadsheets that others can read',
    name_jp: '人に伝わる表計算',
    description: 'From a raw list to a table with one message. No macros.',
    description_jp: 'データの一覧から、伝えたいことが一目でわかる表を作ります。マクロは使いません。',
    provider: 'Open Campus Japan',
    provider_jp: 'オープンキャンパスジャパン',
    url: 'https://course.example/spreadsheets',
    minutes: 180,
    startsIn: null,
    dueIn: null,
  },
  {
    name: 'Your rights in your first job',
    name_jp: 'はじめての労働法',
    description: 'Working hours, overtime, paid leave and what a contract must say.',
    description_jp: '労働時間、残業、有給休暇と、雇用契約書に書かれるべきことを学びます。',
    provider: 'Work and Law Network',
    provider_jp: '働く人の法律ネットワーク',
    url: 'https://course.example/labour-law',
    minutes: 75,
    startsIn: null,
    dueIn: 40,
  },
  {
    name: 'Group discussions',
    name_jp: 'グループディスカッション対策',
    description: 'Roles, time and how to disagree kindly. Practised online in groups of five.',
    description_jp: '役割分担、時間配分、上手な反対の伝え方を、5人1組のオンライン演習で身につけます。',
    provider: 'Career Office, Seiryo University',
    provider_jp: '青嶺大学キャリアセンター',
    url: 'https://course.example/group-discussions',
    minutes: 150,
    startsIn: 7,
    dueIn: 7,
    isOfUniversity: true,
  },
  {
    name: 'Programming in Python, first steps',
    name_jp: 'はじめてのPython',
    description: 'Variables, loops and a small program that tidies your own notes.',
    description_jp: '変数と繰り返しを学び、自分のメモを整理する小さなプログラムを作ります。',
    provider: 'Open Campus Japan',
    provider_jp: 'オープンキャンパスジャパン',
    url: 'https://course.example/python',
    minutes: 600,
    startsIn: null,
    dueIn: 75,
  },
];
