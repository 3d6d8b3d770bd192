import type { Calendar } from '../calendar.ts';

/** A post of the demo: publisher, days ago, and text. */
export interface PostText {
  readonly by: 'MICHI' | 'UNIVERSITY' | { readonly company: string };
  readonly daysAgo: number;
  /** Time of day in Tokyo. */
  readonly hour: number;
  /** Which of the students like it. */
  readonly likes: readonly ('hana' | 'alex' | 'away')[];
  readonly title: string;
  readonly title_jp: string;
  readonly body: string;
  readonly body_jp: string;
}

/** The news of the demo, the latest first. A day it speaks of is counted from the day of seeding. */
export function makePostTexts(calendar: Calendar): readonly PostText[] {
  const careerDay = calendar.day(22);
  return [
    {
      by: 'UNIVERSITY',
      daysAgo: 1,
      hour: 12,
      likes: ['away'],
      title: `Career day on ${dayIn('en-GB', careerDay)}`,
      title_jp: `${dayIn('ja-JP', careerDay)}は学内合同説明会です`,
      body: '<p>Forty companies come to the North Campus, Isobe Market and Yukari Robotics among them. Doors open at 10:00. You need no seat; bring your student card.</p>',
      body_jp:
        '<p>磯部マーケット、ゆかりロボティクスなど40社が北キャンパスに集まります。開場は10時です。予約は不要ですので、学生証をお持ちください。</p>',
    },
    {
      by: 'MICHI',
      daysAgo: 3,
      hour: 9,
      likes: ['alex', 'away'],
      title: 'Before an online interview: ten minutes of preparation',
      title_jp: 'オンライン面接の前に、10分の準備を',
      body: `<p>An online interview begins before the first question. Here’s what helps, in order:</p>
<h3>The evening before</h3>
<ul><li>Open the link once, on the device you’ll use, and allow camera and microphone.</li><li>Charge it, and note the company’s phone number in case the connection fails.</li><li>Check what’s behind you. A wall is enough.</li></ul>
<h3>Ten minutes before</h3>
<ul><li>Close anything that may ring or pop up.</li><li>Move the interviewer’s picture to just below the camera, so that you look at them when you speak.</li><li>Have your application and two questions of your own on paper.</li></ul>
<h3>If something fails</h3>
<p>Say so right away, in one sentence, and call. Nobody is judged by their connection. You’ll find the company’s phone number on its page in Michi. Until the interview starts, you can also request another time.</p>`,
      body_jp: `<p>オンライン面接は、最初の質問の前から始まっています。当日までに役立つことを順番にまとめました。</p>
<h3>前日の夜</h3>
<ul><li>当日使う端末でリンクを一度開き、カメラとマイクを許可しておきます。</li><li>充電し、接続が切れたときのために企業の電話番号を控えます。</li><li>背景を確認します。壁があれば十分です。</li></ul>
<h3>10分前</h3>
<ul><li>通知や音の出るものを閉じます。</li><li>相手の顔が映る画面をカメラのすぐ下に置くと、自然に目線が合います。</li><li>応募内容と、自分からの質問を2つ紙に用意します。</li></ul>
<h3>うまくいかないとき</h3>
<p>すぐに一言伝えて、電話をかけてください。接続の不調が評価に響くことはありません。電話番号は企業のページにあります。開始前であれば、面接の詳細から日程の変更も依頼できます。</p>`,
    },
    {
      by: { company: 'Yukari Robotics' },
      daysAgo: 7,
      hour: 9,
      likes: ['hana', 'alex', 'away'],
      title: 'Our robots now cross at the lights',
      title_jp: '配送ロボットが信号を渡れるようになりました',
      body: '<p>From this month our delivery robots wait for green in three districts of Kawasaki. <a href="https://yukari.example/news/lights">How we tested it</a>.</p>',
      body_jp:
        '<p>今月から、川崎市の3つの地区で配送ロボットが青信号を待って横断しています。<a href="https://yukari.example/news/lights">試験のようす</a></p>',
    },
    {
      by: 'UNIVERSITY',
      daysAgo: 10,
      hour: 15,
      likes: ['hana'],
      title: 'The career office in the holidays',
      title_jp: '休業期間中のキャリアセンターについて',
      body: '<p>The office is open on weekdays from 10:00 to 16:00. You can also book online appointments on these days. Please book two days ahead.</p>',
      body_jp:
        '<p>休業期間中は、平日10時から16時まで開室しています。オンライン相談も同じ日程で受け付けます。2日前までにご予約ください。</p>',
    },
    {
      by: 'MICHI',
      daysAgo: 16,
      hour: 10,
      likes: ['alex', 'away'],
      title: 'Your deadlines in your phone’s calendar',
      title_jp: '締切をスマートフォンのカレンダーで',
      body: '<p>Subscribe once, and interviews, seminars and deadlines appear there automatically.</p>',
      body_jp: '<p>一度登録すると、面接・セミナー・締切が自動で表示されます。</p>',
    },
    {
      by: { company: 'Isobe Market' },
      daysAgo: 24,
      hour: 11,
      likes: ['alex'],
      title: 'Three graduates on their first year in our shops',
      title_jp: '入社1年目の3人に聞く、店舗での仕事',
      body: '<p>One started at the fish counter, one at the checkout, one on the night shift. Now all three plan what others sell. They tell us what surprised them.</p>',
      body_jp:
        '<p>鮮魚、レジ、夜間勤務。それぞれの持ち場から始めた3人は、いま売り場の計画を任されています。入社して驚いたことを語ってもらいました。</p>',
    },
    {
      by: 'MICHI',
      daysAgo: 45,
      hour: 10,
      likes: ['hana', 'alex'],
      title: 'You can only accept one offer: how to take your time',
      title_jp: '承諾できる内定は1つだけ。焦らずに決めるために',
      body: '<p>An offer shows when to respond by, and Michi reminds you before then. We won’t decline anything for you. An offer you don’t respond to stays open until it expires.</p>',
      body_jp:
        '<p>内定には回答期限があり、Michiが事前にお知らせします。自動的に辞退されることはありません。回答しないものは、期限の日までそのまま残ります。</p>',
    },
  ];
}

function dayIn(locale: string, day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(date);
}
