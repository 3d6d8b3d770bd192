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
      ['party', 43, '10:02', 'ご応募ありがとうございます。書類を確認いたしますので、少しお時間をください。'],
      ['hana', 43, '12:40', 'ご連絡ありがとうございます。どうぞよろしくお願いいたします。'],
      ['party', 4, '16:40', '佐伯さん、一次面接のご案内をお送りしました。'],
      ['hana', 4, '17:12', 'ご連絡ありがとうございます。内容を確認いたします。'],
      ['hana', 3, '09:15', '一点うかがってもよろしいでしょうか。当日はオンラインと対面のどちらでしょうか。'],
      ['party', 3, '11:20', '対面を予定しています。場所は面接のご案内をご覧ください。'],
      ['party', 1, '10:22', '当日は配属先の部門長も参加いたします。服装は自由です。'],
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
        36,
        '15:05',
        '二次面接にお越しいただき、ありがとうございました。次のご連絡まで少しお時間をください。',
      ],
      ['hana', 36, '15:30', 'ありがとうございます。お仕事について詳しくうかがえて、とても参考になりました。'],
      ['party', 6, '18:20', '内定通知書をお送りしました。ご不明な点はいつでもお尋ねください。'],
      ['hana', 6, '19:44', 'ありがとうございます。家族とも相談して、期限までにお返事いたします。'],
      ['hana', 5, '12:10', 'お返事の前に、もう一度オフィスを見学することはできますか。'],
      ['party', 5, '16:25', 'もちろんです。平日の午後でご都合のよい日を、2日前までにお知らせください。'],
    ],
  },
  {
    with: 'APPLIED',
    students: ['hana'],
    unread: 0,
    unreadByParty: 1,
    lines: [
      ['party', 2, '10:30', 'ご応募ありがとうございます。結果は10日以内にご連絡いたします。'],
      ['hana', 2, '11:00', 'ありがとうございます。よろしくお願いいたします。'],
      ['party', 2, '11:32', 'ゼミで取り組まれたことが分かる資料があれば、お送りいただけますか。'],
      ['hana', 2, '12:05', '承知しました。発表資料はこちらです。https://portfolio.example/hana'],
      ['hana', 1, '09:30', '社員の方のお話をうかがう機会はありますか。'],
    ],
  },
  {
    with: 'INTERVIEW_ACCEPTED',
    students: ['hana'],
    unread: 0,
    unreadByParty: 0,
    lines: [
      ['party', 24, '15:00', '一次面接のお願いをお送りしました。ご都合はいかがでしょうか。'],
      ['hana', 23, '13:50', '承諾のお返事をお送りしました。よろしくお願いいたします。'],
      ['party', 23, '14:15', '承知しました。当日お待ちしております。'],
      ['hana', 10, '20:30', '当日の持ち物について、ご案内のほかに必要なものはありますか。'],
      ['party', 9, '09:40', '特にありません。どうぞお気をつけてお越しください。'],
    ],
  },
  {
    with: 'UNIVERSITY',
    students: ['hana'],
    unread: 2,
    unreadByParty: 0,
    lines: [
      ['party', 40, '10:00', 'キャリアセンターのチャットです。ご相談はこちらからもどうぞ。'],
      ['hana', 30, '13:20', '履歴書の書き方について相談したいです。'],
      ['party', 30, '15:10', '浅井が担当いたします。面談のご予約はカウンセラーのページからお願いします。'],
      ['hana', 29, '15:40', 'ありがとうございます。予約しました。'],
      ['party', 5, '11:45', '学内の求人を一件推薦しました。締切が近いのでご確認ください。'],
      ['hana', 5, '18:00', '確認しました。応募するか、数日考えさせてください。'],
      ['party', 1, '15:30', 'オンライン面談のご予約を承りました。履歴書をお手元にご用意ください。'],
      ['party', 1, '15:32', '日時と接続先は、面談の詳細をご覧ください。'],
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
      ['hana', 5, '22:30', '模擬面接でまたチームワークについて聞かれました。みなさんはどう答えていますか。'],
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
      ['alex', 9, '12:30', 'Thank you! I took them all from train windows.'],
      [
        'party',
        1,
        '11:50',
        'We have sent you an invitation to an interview. Please answer by the date on it.',
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
