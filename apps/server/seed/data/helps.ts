/** A help of the demo. */
export interface HelpText {
  readonly question: string;
  readonly question_jp: string;
  readonly answer: string;
  readonly answer_jp: string;
}

/** A subject of help, and the helps on it in their order. */
export interface HelpSubject {
  readonly title: string;
  readonly title_jp: string;
  readonly helps: readonly HelpText[];
}

/** The help articles of the demo. */
export const HELP: readonly HelpSubject[] = [
  {
    title: 'Applying for jobs',
    title_jp: '求人への応募',
    helps: [
      {
        question: 'How do I apply for a job?',
        question_jp: '求人にはどうやって応募しますか',
        answer: `<ol><li>Open the job and choose <strong>Apply</strong>.</li><li>Choose a resume and, if you like, a reason for applying from your profile.</li><li>Check everything and choose <strong>Send application</strong>.</li></ol><p>You’ll find the application under <strong>Applied Jobs</strong>, with what comes next and by when.</p>`,
        answer_jp: `<ol><li>求人を開き、<strong>応募する</strong>を選びます。</li><li>送る履歴書と、必要であれば志望動機を選びます。どちらもプロフィールから選べます。</li><li>内容を確認して送信します。</li></ol><p>応募した求人は<strong>応募済み</strong>に並び、次にすることと期限がわかります。</p>`,
      },
      {
        question: 'Can I withdraw an application?',
        question_jp: '応募を取り下げられますか',
        answer: `<p>Yes. Open the job and choose <strong>Withdraw</strong>. We’ll tell the company. You can apply again while the job is open.</p><p>If you’ve accepted an interview, open it and choose <strong>Cancel interview</strong>.</p>`,
        answer_jp: `<p>はい。求人を開き、<strong>取り下げる</strong>を選んでください。取り下げたことは企業に伝わります。募集中であれば、もう一度応募できます。</p><p>承諾済みの面接は、面接の画面から理由を添えてキャンセルできます。</p>`,
      },
      {
        question: 'Why can’t I apply for a job?',
        question_jp: '応募できない求人があるのはなぜですか',
        answer: `<p>The job shows one of three reasons:</p><ul><li><strong>You can’t apply</strong>: it’s for other graduation years, another field of study or students of another university.</li><li><strong>Full</strong>: all positions are filled.</li><li><strong>Closed</strong>: the deadline has passed, or the company has closed the job.</li></ul><p>If your graduation year is wrong, change it in your profile under <strong>Personal Details</strong>. To hide jobs you can’t apply for, turn on the filter <strong>Only jobs I can apply for</strong>.</p>`,
        answer_jp: `<p>理由は求人に表示されます。</p><ul><li><strong>応募できません</strong>：対象の卒業年や文系・理系の区分が異なるか、他大学の学生が対象です。</li><li><strong>募集終了</strong>：募集人数に達しました。</li><li><strong>受付終了</strong>：締切を過ぎたか、企業が募集を終えました。</li></ul><p>卒業年に誤りがある場合は、プロフィールの<strong>個人情報</strong>で変更してください。条件の<strong>応募できる求人だけ</strong>を使うと、応募できない求人を除けます。</p>`,
      },
      {
        question: 'How do I find out about new jobs that suit me?',
        question_jp: '探している条件の新着求人を知るには。',
        answer: `<p>Search or set filters, then choose <strong>Save this search</strong>. <strong>Saved searches</strong> shows how many jobs are new since your last visit.</p>`,
        answer_jp: `<p>キーワードや条件を設定し、<strong>この検索条件を保存</strong>を選んでください。<strong>保存した検索条件</strong>に、前回からの新着件数が表示されます。</p>`,
      },
    ],
  },
  {
    title: 'Interviews and offers',
    title_jp: '面接と内定',
    helps: [
      {
        question: 'Can I request another time for an interview?',
        question_jp: '面接の日程を変更できますか',
        answer: `<p>Yes, until it starts. Open the interview and choose <strong>Request another time</strong>. Give a reason and suggest up to three new times. Michi shows what else is in your calendar at those times.</p><p>The current time is yours until a new one is confirmed. If your plans change again, you can request other times.</p>`,
        answer_jp: `<p>はい、開始時刻までは変更を依頼できます。面接を開き、<strong>日程変更を依頼する</strong>を選んで、理由と候補日時を3つまで送ってください。その時間のほかの予定も確認できます。</p><p>新しい日時が確定するまで、現在の日時は確保されます。予定がまた変わったときは、別の候補を送れます。</p>`,
      },
      {
        question: 'How many offers can I accept?',
        question_jp: '内定は何件まで承諾できますか',
        answer: `<p>Only one. We won’t decline anything else for you. Your other offers stay open until you respond to them or they expire, and your applications continue until you withdraw them.</p><p>Internships don’t count. You can accept an internship and still accept an offer.</p>`,
        answer_jp: `<p>1件のみです。承諾しても、ほかの内定が自動で辞退されることはありません。回答期限まではそのまま残り、選考中の応募も取り下げるまで続きます。</p><p>インターンシップは別です。参加を決めても、内定の承諾には影響しません。</p>`,
      },
      {
        question: 'The company hasn’t replied. What can I do?',
        question_jp: '企業から連絡がないときは、どうすればよいですか',
        answer: `<p>If the company has said when it will reply, your application shows the date. Once the date has passed, your application says so. You can then message the company in <strong>Chat</strong>. Keep it short and polite: say which job it is, when you applied and what you’d like to know.</p>`,
        answer_jp: `<p>応募ごとに、連絡の予定日が表示されます。予定日を過ぎた場合も、そのことがわかります。そのときは<strong>チャット</strong>で、求人名、応募した日、知りたいことを1、2行で丁寧に尋ねてみてください。</p>`,
      },
      {
        question: 'Where do I find the link to an online interview?',
        question_jp: 'オンライン面接のリンクはどこにありますか',
        answer: `<p>Open the interview from <strong>Accepted Interviews</strong>, your calendar or the notification. The link is below the time. Try it the evening before, on the device you’ll use.</p>`,
        answer_jp: `<p>面接の画面の、日時の下にあります。<strong>確定した面接</strong>、カレンダー、お知らせのどこからでも開けます。前日の夜に、当日使う端末で一度試しておくと安心です。</p>`,
      },
    ],
  },
  {
    title: 'Seminars and courses',
    title_jp: 'セミナーと講座',
    helps: [
      {
        question: 'A seminar is full. Can I still join?',
        question_jp: '満席のセミナーに参加できますか',
        answer: `<p>Choose <strong>Join waiting list</strong>. If a seat opens up for you, we’ll tell you and hold it for 24 hours. Accept it by then, or it goes to the next person on the waiting list.</p>`,
        answer_jp: `<p><strong>キャンセル待ちに登録する</strong>を選んでください。順番が来ると、席を24時間仮確保してお知らせします。期限までに参加を確定しないと、次の方に席をご案内します。</p>`,
      },
      {
        question: 'What do I need to apply for a seminar?',
        question_jp: 'セミナーの申し込みには何が必要ですか',
        answer: `<p>A reason for applying from your profile. If you don’t have one yet, choose <strong>Write a reason</strong>. You’ll come back to the seminar after saving. You can use the same reason for several seminars.</p>`,
        answer_jp: `<p>プロフィールに登録した志望動機が必要です。まだない場合は入力画面に移り、保存すると元の画面に戻ります。1件の志望動機を複数のセミナーに使えます。</p>`,
      },
      {
        question: 'How do I check in at the door?',
        question_jp: '会場ではどう受付しますか',
        answer: `<p>Show your QR code. You’ll find it in your account menu and on the page of the seminar. It refreshes every four minutes, so show it on your screen. A screenshot stops working after a few minutes.</p>`,
        answer_jp: `<p>受付でQRコードをご提示ください。右上のアカウントのメニューとセミナーの画面にあります。4分ごとに自動で更新されるため、画面をそのままお見せください。保存した画像は使えません。</p>`,
      },
      {
        question: 'Who marks a course as complete?',
        question_jp: '講座の修了は誰が記録しますか',
        answer: `<p>You do. Courses are on other sites, so choose <strong>Mark as complete</strong> when you’ve finished one. You can undo this. Until then, the first and last day of the course are in your calendar.</p>`,
        answer_jp: `<p>ご自身で記録します。講座は外部のサイトで受講するため、終わったら<strong>修了にする</strong>を選んでください。記録は取り消せます。講座の初日と最終日は、修了するまでカレンダーに表示されます。</p>`,
      },
    ],
  },
  {
    title: 'Profile and resume',
    title_jp: 'プロフィールと履歴書',
    helps: [
      {
        question: 'Which files can I upload as a resume?',
        question_jp: '履歴書としてアップロードできるファイルは。',
        answer: `<p>PDF, DOC and DOCX, up to 10 MB each. You can have up to 20 resumes and choose one as your default. You can’t use a file that’s protected by a password.</p>`,
        answer_jp: `<p>PDF、DOC、DOCXで、1件10MBまでです。20通まで保存でき、応募時に使う履歴書を1通選べます。パスワードの付いたファイルは使えません。</p>`,
      },
      {
        question: 'Who can see my profile?',
        question_jp: 'プロフィールは誰に見えますか',
        answer: `<p>You decide for each section: universities and companies, one of the two, or only you. To hide your whole profile from companies, turn off <strong>Companies can find my profile</strong>. Companies you apply to can always see it.</p>`,
        answer_jp: `<p>項目ごとに「大学と企業」「大学のみ」「企業のみ」「自分のみ」から選べます。<strong>企業にプロフィールを公開する</strong>をオフにすると、すべての企業に非公開になります。応募先の企業には、この設定にかかわらず表示されます。</p>`,
      },
      {
        question: 'Can I show my resume to someone who isn’t on Michi?',
        question_jp: 'Michiを使っていない人に履歴書を見せられますか',
        answer: `<p>Yes. Open the resume’s menu, choose <strong>Share by link</strong> and choose when the link expires. You can see how often it was opened, and you can remove it anytime.</p>`,
        answer_jp: `<p>はい。履歴書の<strong>リンクで共有</strong>を選び、有効期間を決めてください。開かれた回数を確認でき、いつでも取り消せます。</p>`,
      },
      {
        question: 'Which resume forms can I choose from?',
        question_jp: '履歴書にはどのような様式がありますか',
        answer: `<p>Two Japanese forms, from the Ministry of Health, Labour and Welfare and from universities, and two English ones. We fill them in from your profile, and you can download them as a PDF. If you change your profile, the resume shows the change the next time you open it.</p>`,
        answer_jp: `<p>日本語は厚生労働省の様式と大学指定の様式、英語は2種類あります。どれもプロフィールから作られ、PDFで印刷できます。プロフィールを変更すると、次に開いたときに反映されます。</p>`,
      },
    ],
  },
  {
    title: 'Account and settings',
    title_jp: 'アカウントと設定',
    helps: [
      {
        question: 'How do I see my interviews in my own calendar?',
        question_jp: '自分のカレンダーアプリで予定を見るには。',
        answer: `<p>Open <strong>Calendar</strong> and choose <strong>Add to your phone</strong> or <strong>Get the calendar link</strong>. Open it on your phone, or paste it into your calendar app where it asks for a URL. Changes appear automatically. Some apps take a few hours.</p><p>Anyone with the URL can see your calendar. If someone else has it, choose <strong>Create a new URL</strong>.</p>`,
        answer_jp: `<p><strong>カレンダー</strong>を開き、<strong>スマートフォンに追加</strong>または<strong>カレンダーのURLを取得</strong>を選んでください。スマートフォンで開くか、カレンダーアプリの「URLで追加」に貼り付けます。変更は自動で反映されますが、アプリによっては数時間かかります。</p><p>URLを知っている人は予定を閲覧できます。ほかの人に知られたときは<strong>URLを再発行する</strong>を選んでください。</p>`,
      },
      {
        question: 'How do I choose what I’m notified about?',
        question_jp: 'お知らせの内容と受け取り方を選ぶには。',
        answer: `<p>Open <strong>Settings</strong> and choose <strong>Notifications</strong>. For each kind, choose push messages, email, both or neither. You can also set quiet hours and choose <strong>One email a day</strong>.</p>`,
        answer_jp: `<p><strong>設定</strong>の<strong>お知らせの受け取り方</strong>で、種類ごとにプッシュ通知、メール、受け取らないを選べます。通知を控える時間や、メールを1日1通にまとめる設定もあります。</p>`,
      },
      {
        question: 'Why do times look wrong?',
        question_jp: '時刻がずれて見えます。',
        answer: `<p>Times are shown in the time zone you chose in <strong>Settings</strong>, not the one on your device. Change it under <strong>Time Zone</strong>, for example while you study abroad. Your interviews don’t move.</p>`,
        answer_jp: `<p>時刻はすべて、端末ではなく<strong>設定</strong>の<strong>タイムゾーン</strong>で表示されます。留学中などは変更してください。面接の日時そのものは変わりません。</p>`,
      },
      {
        question: 'How do I pause or delete my account?',
        question_jp: 'アカウントを休止・削除したいです。',
        answer: `<p>Both are in <strong>Settings</strong>. With <strong>Leave For A While</strong>, we keep everything, and you can come back by logging in again. <strong>Delete Account</strong> can’t be undone: we withdraw your open applications, and companies keep what you sent them. If you want to keep your data, download it first.</p>`,
        answer_jp: `<p>どちらも<strong>設定</strong>にあります。<strong>アカウントの休止</strong>ではデータが残り、もう一度ログインすると再開できます。<strong>アカウントの削除</strong>は元に戻せません。選考中の応募は取り下げられ、企業に送ったものは企業に残ります。必要な場合は、先にデータをダウンロードしてください。</p>`,
      },
    ],
  },
];
