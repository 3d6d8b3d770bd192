/** Who says a line: the party of the thread, or one of the students. */
export type SeedSpeaker = 'party' | 'hana' | 'alex';

/** A message of a thread: speaker, days ago, time in Tokyo, text. */
export type SeedLine = readonly [who: SeedSpeaker, daysAgo: number, time: string, text: string];

/** A conversation of the demo. */
export interface SeedConversation {
  /** The company of an application at this stage, or one of the others. */
  readonly with:
    | 'INTERVIEW_REQUESTED'
    | 'INTERVIEW_ACCEPTED'
    | 'OFFERED'
    | 'APPLIED'
    | 'UNIVERSITY'
    | 'MICHI';
  /** A group has several. */
  readonly students: readonly Exclude<SeedSpeaker, 'party'>[];
  /** Of a group; `{year}` is the year its students graduate in, `{short}` its last two digits. */
  readonly title?: readonly [english: string, japanese: string];
  /** Messages at the end that the students have not read. */
  readonly unread: number;
  /** Messages at the end that the party has not read. */
  readonly unreadByParty: number;
  readonly lines: readonly SeedLine[];
}

/** The conversations of Hana and Alex, in both languages as people write them. */
export const CONVERSATIONS: readonly SeedConversation[] = [
  {
    with: 'INTERVIEW_REQUESTED',
    students: ['hana'],
    unread: 1,
    unreadByParty: 0,
    lines: [
      ['party', 12, '10:02', 'ご応募ありがとうございます。書類を確認いたしますので、少しお時間をください。'],
      ['hana', 12, '12:40', 'ご連絡ありがとうございます。どうぞよろしくお願いいたします。'],
      ['party', 8, '18:32', '一次面接の結果、ぜひ次の面接にお進みください。'],
      ['hana', 8, '18:50', 'ありがとうございます。次回もよろしくお願いいたします。'],
      ['party', 4, '16:40', '佐伯さん、二次面接のご案内をお送りしました。'],
      ['hana', 4, '17:12', 'ご連絡ありがとうございます。内容を確認いたします。'],
      ['hana', 3, '09:15', '一点うかがってもよろしいでしょうか。当日はオンラインと対面のどちらでしょうか。'],
      ['party', 3, '11:20', '対面を予定していますが、オンラインへの変更も可能です。'],
      ['party', 1, '10:22', '当日は商品企画部の部長も参加いたします。服装は自由です。'],
      ['party', 0, '08:24', '日程のご相談も承ります。'],
    ],
  },
  {
    with: 'OFFERED',
    students: ['hana'],
    unread: 0,
    unreadByParty: 0,
    lines: [
      [
        'party',
        20,
        '14:05',
        'Thank you for the final interview. We talked about it for a long time, and gladly.',
      ],
      ['hana', 20, '15:30', 'Thank you. I learned a lot about your work with small shops.'],
      ['party', 6, '13:00', '内定通知書をお送りしました。ご不明な点はいつでもお尋ねください。'],
      ['hana', 6, '19:44', 'ありがとうございます。家族とも相談して、期限までにお返事いたします。'],
      ['hana', 5, '12:10', 'Is it possible to visit the office once more before I decide?'],
      ['party', 5, '16:25', 'Of course. Choose any weekday afternoon and tell us two days ahead.'],
    ],
  },
  {
    with: 'APPLIED',
    students: ['hana'],
    unread: 0,
    unreadByParty: 1,
    lines: [
      ['party', 2, '10:10', 'Thank you for applying. We answer within ten days.'],
      ['hana', 2, '11:00', 'Thank you. I look forward to it.'],
      ['party', 2, '11:32', 'Your portfolio link asks for a password. Could you send us another?'],
      ['hana', 2, '12:05', 'I am sorry. This one is open: https://portfolio.example/hana'],
      ['hana', 1, '09:30', 'エンジニアの方のお話をうかがう機会はありますか。'],
    ],
  },
  {
    with: 'INTERVIEW_ACCEPTED',
    students: ['hana'],
    unread: 0,
    unreadByParty: 0,
    lines: [
      ['party', 24, '15:00', '一次面接のお願いをお送りしました。ご都合はいかがでしょうか。'],
      ['hana', 23, '08:50', '承諾のお返事をお送りしました。よろしくお願いいたします。'],
      ['party', 23, '10:15', '承知しました。当日お待ちしております。'],
      ['hana', 10, '20:30', '本日はありがとうございました。現場のお話がとても参考になりました。'],
      ['party', 9, '09:40', 'こちらこそありがとうございました。結果は来週までにご連絡いたします。'],
    ],
  },
  {
    with: 'UNIVERSITY',
    students: ['hana'],
    unread: 2,
    unreadByParty: 0,
    lines: [
      ['party', 40, '10:00', 'キャリアセンターのチャットです。ご相談はこちらからもどうぞ。'],
      ['hana', 30, '13:20', '自己分析のやり方について相談したいです。'],
      ['party', 30, '15:10', '浅井が担当いたします。面談のご予約はカウンセラーのページからお願いします。'],
      ['hana', 29, '09:05', 'ありがとうございます。予約しました。'],
      ['party', 7, '11:45', '推薦求人を一件お送りしました。締切が近いのでご確認ください。'],
      ['hana', 7, '18:00', '確認しました。応募するか、数日考えさせてください。'],
      ['party', 1, '15:30', '面談は16時で承りました。履歴書をお持ちください。'],
      ['party', 1, '15:32', '場所は2号館3階のキャリアセンターです。'],
    ],
  },
  {
    with: 'MICHI',
    students: ['hana'],
    unread: 0,
    unreadByParty: 0,
    lines: [
      ['hana', 15, '21:10', 'スマートフォンのカレンダーに面接の予定を表示できますか。'],
      [
        'party',
        14,
        '09:20',
        'カレンダーの画面の「カレンダーのURLを取得」からURLをコピーし、スマートフォンに登録してください。',
      ],
      ['hana', 14, '10:05', 'できました。ありがとうございます。'],
      ['party', 14, '10:30', 'お役に立ててうれしいです。'],
    ],
  },
  {
    with: 'MICHI',
    students: ['hana', 'alex'],
    title: ['Class of {year}: job hunting together', '{short}卒 就活仲間'],
    unread: 0,
    unreadByParty: 0,
    lines: [
      ['party', 6, '12:00', 'Welcome! Ask one another anything. 自由に質問し合ってください。'],
      ['alex', 6, '12:45', 'Hello everyone. Is anybody else going to the robotics seminar?'],
      ['hana', 6, '13:10', 'I am. オンラインで参加します。'],
      ['alex', 6, '13:12', 'Great. I will be there in person, it is my first time in Kawasaki.'],
      [
        'hana',
        5,
        '22:30',
        'The question about team work came up again in my interview. How do you answer it?',
      ],
      ['alex', 4, '08:15', 'I tell one story, with what went wrong in it.'],
      ['hana', 4, '08:40', 'なるほど、ありがとう！'],
    ],
  },
  {
    with: 'INTERVIEW_REQUESTED',
    students: ['alex'],
    unread: 1,
    unreadByParty: 0,
    lines: [
      ['party', 9, '11:00', 'Thank you for your application. Your photographs made us curious.'],
      ['alex', 9, '12:30', 'Thank you! I took them on the train lines you write about.'],
      [
        'party',
        1,
        '11:05',
        'We have sent you an invitation to an interview. Please answer within four days.',
      ],
      ['alex', 1, '13:20', 'I have seen it. May it be in English?'],
      ['party', 0, '07:50', 'Yes, English is fine. 日本語でのご挨拶だけお願いします。'],
    ],
  },
  {
    with: 'MICHI',
    students: ['alex'],
    unread: 0,
    unreadByParty: 0,
    lines: [
      ['alex', 50, '18:05', 'Can I use Michi without a university in Japan?'],
      ['party', 49, '09:30', 'Yes. Everything public is open to you: jobs, seminars, news and courses.'],
      ['alex', 49, '09:45', 'Good to know. How do I show prices in my own time zone?'],
      ['party', 49, '10:15', 'Times follow your settings; pay stays in the currency of the job.'],
    ],
  },
];
