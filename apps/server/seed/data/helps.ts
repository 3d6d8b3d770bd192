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

/** The help that stands written in the demo. */
export const HELP: readonly HelpSubject[] = [
  {
    title: 'Applying to jobs',
    title_jp: '求人への応募',
    helps: [
      {
        question: 'How do I apply for a job?',
        question_jp: '求人にはどうやって応募しますか。',
        answer: `<ol><li>Open the job and choose <strong>Apply</strong>.</li><li>Choose the resume to send, and a reason for applying if you like. Both come from your profile.</li><li>Read it once more and send it.</li></ol><p>You find the application under <strong>Applied Jobs</strong>, with what comes next and by when.</p>`,
        answer_jp: `<ol><li>求人を開き、<strong>応募する</strong>を選びます。</li><li>送る履歴書と、必要であれば志望動機を選びます。どちらもプロフィールから選べます。</li><li>内容を確認して送信します。</li></ol><p>応募した求人は<strong>応募済み</strong>に並び、次にすることと期限がわかります。</p>`,
      },
      {
        question: 'Can I take an application back?',
        question_jp: '応募を取り消せますか。',
        answer: `<p>Yes. Open the job and choose <strong>Withdraw</strong>. The company is told. While the job is open you can apply again.</p><p>An interview you have accepted is cancelled on the page of the interview, with a reason.</p>`,
        answer_jp: `<p>はい。求人を開き、<strong>取り下げる</strong>を選んでください。取り下げたことは企業に伝わります。募集中であれば、もう一度応募できます。</p><p>承諾済みの面接は、面接の画面から理由を添えてキャンセルできます。</p>`,
      },
      {
        question: 'Why can I not apply to a job?',
        question_jp: '応募できない求人があるのはなぜですか。',
        answer: `<p>The job says which of three it is:</p><ul><li><strong>Not for you</strong>: it is for another year of graduation or for students of another university.</li><li><strong>Full</strong>: every position is taken.</li><li><strong>Closed</strong>: the deadline is over, or the company has ended it.</li></ul><p>If your year of graduation is wrong, change it in your profile under <strong>Personal Details</strong>. The filter <strong>Only jobs I can apply to</strong> leaves the others out.</p>`,
        answer_jp: `<p>理由は求人に表示されます。</p><ul><li><strong>応募できません</strong>：対象の卒業年が異なるか、他大学の学生が対象です。</li><li><strong>募集終了</strong>：募集人数に達しました。</li><li><strong>受付終了</strong>：締切を過ぎたか、企業が募集を終えました。</li></ul><p>卒業年に誤りがある場合は、プロフィールの<strong>個人情報</strong>で変更してください。条件の<strong>応募できる求人だけ</strong>を使うと、応募できない求人を除けます。</p>`,
      },
      {
        question: 'How do I hear of new jobs like those I look for?',
        question_jp: '探している条件の新着求人を知るには。',
        answer: `<p>Search or set filters, then choose <strong>Save this search</strong>. Under <strong>Saved searches</strong> you see how many jobs are new since you last looked.</p>`,
        answer_jp: `<p>検索語や条件を設定し、<strong>この検索条件を保存</strong>を選んでください。<strong>保存した検索条件</strong>に、前回からの新着件数が表示されます。</p>`,
      },
    ],
  },
  {
    title: 'Interviews and offers',
    title_jp: '面接と内定',
    helps: [
      {
        question: 'Can I ask for another time for an interview?',
        question_jp: '面接の日程を変更できますか。',
        answer: `<p>Yes, until it begins. Open the interview and choose <strong>Ask for another time</strong>. Give a reason and up to three times; Michi shows what else is in your calendar then.</p><p>The old time stays yours until a new one is confirmed. If your plans change again, you can send other times.</p>`,
        answer_jp: `<p>はい、開始時刻までは変更を依頼できます。面接を開き、<strong>日程変更を依頼する</strong>を選んで、理由と候補日時を3つまで送ってください。その時間のほかの予定も確認できます。</p><p>新しい日時が確定するまで、現在の日時は確保されます。予定がまた変わったときは、別の候補を送れます。</p>`,
      },
      {
        question: 'How many offers can I accept?',
        question_jp: '内定はいくつ承諾できますか。',
        answer: `<p>One. Accepting it declines nothing else for you: your other offers stay open until you answer them, and your applications go on until you withdraw them.</p><p>Internships are apart from this: accepting one takes nothing from your one offer.</p>`,
        answer_jp: `<p>1社のみです。承諾しても、ほかの内定が自動で辞退されることはありません。回答期限まではそのまま残り、選考中の応募も取り下げるまで続きます。</p><p>インターンシップは別です。参加を決めても、内定の承諾には影響しません。</p>`,
      },
      {
        question: 'The company has not answered. What can I do?',
        question_jp: '企業から連絡がありません。どうすればよいですか。',
        answer: `<p>Each application says by when an answer is expected. When that day has passed, it says so too. Then you can write to the company in <strong>Chat</strong>, politely and in a line or two: which job, when you applied, and what you would like to know.</p>`,
        answer_jp: `<p>応募ごとに、連絡の予定日が表示されます。予定日を過ぎた場合も、そのことがわかります。そのときは<strong>チャット</strong>で、求人名、応募した日、知りたいことを1、2行で丁寧に尋ねてみてください。</p>`,
      },
      {
        question: 'Where do I find the link to an interview online?',
        question_jp: 'オンライン面接のリンクはどこにありますか。',
        answer: `<p>On the page of the interview, below the time. Open it from <strong>Accepted Interviews</strong>, from the calendar or from the notification. Try it once the evening before, on the device you will use.</p>`,
        answer_jp: `<p>面接の画面の、日時の下にあります。<strong>確定した面接</strong>、カレンダー、お知らせのどこからでも開けます。前日の夜に、当日使う端末で一度試しておくと安心です。</p>`,
      },
    ],
  },
  {
    title: 'Seminars and courses',
    title_jp: 'セミナーと講座',
    helps: [
      {
        question: 'A seminar is full. Can I still come?',
        question_jp: '満席のセミナーに参加できますか。',
        answer: `<p>Choose <strong>Join waiting list</strong>. When a seat is freed and it is your turn, we tell you and hold it for 24 hours. Take it before then; otherwise it goes to the next.</p>`,
        answer_jp: `<p><strong>キャンセル待ちに登録する</strong>を選んでください。順番が来ると、席を24時間仮確保してお知らせします。期限までに参加を確定しないと、次の方に席をご案内します。</p>`,
      },
      {
        question: 'What does applying for a seminar need?',
        question_jp: 'セミナーの申し込みには何が必要ですか。',
        answer: `<p>A reason for applying from your profile. If there is none yet, Michi leads you there and back again. One reason can serve for many seminars.</p>`,
        answer_jp: `<p>プロフィールに登録した志望動機が必要です。まだない場合は入力画面に移り、保存すると元の画面に戻ります。1件の志望動機を複数のセミナーに使えます。</p>`,
      },
      {
        question: 'How do I check in at the door?',
        question_jp: '会場ではどう受付しますか。',
        answer: `<p>Show your QR code. It is in your account menu, top right, and on the page of the seminar. It is made anew every five minutes, so show it on your screen; a picture of it does not work later.</p>`,
        answer_jp: `<p>受付でQRコードをご提示ください。右上のアカウントのメニューとセミナーの画面にあります。4分ごとに自動で更新されるため、画面をそのままお見せください。保存した画像は使えません。</p>`,
      },
      {
        question: 'Who marks a course as complete?',
        question_jp: '講座の修了は誰が記録しますか。',
        answer: `<p>You do. Courses are held elsewhere; choose <strong>Mark as complete</strong> when you have finished one. You can take the mark back. The last day of a course stands in your calendar until then.</p>`,
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
        answer: `<p>PDF, DOC and DOCX, up to 10 MB each. You can keep 20 resumes and choose one as the default. A file with a password cannot be used.</p>`,
        answer_jp: `<p>PDF、DOC、DOCXで、1件10MBまでです。20通まで保存でき、応募時に使う履歴書を1通選べます。パスワードの付いたファイルは使えません。</p>`,
      },
      {
        question: 'Who can see my profile?',
        question_jp: 'プロフィールは誰に見えますか。',
        answer: `<p>You decide, for each section: universities and companies, one of the two, or only you. The switch <strong>Companies may find my profile</strong> hides it from companies as a whole. Companies you apply to see it either way.</p>`,
        answer_jp: `<p>項目ごとに「大学と企業」「大学のみ」「企業のみ」「自分のみ」から選べます。<strong>企業にプロフィールを公開する</strong>をオフにすると、すべての企業に非公開になります。応募先の企業には、この設定にかかわらず表示されます。</p>`,
      },
      {
        question: 'Can I show my resume to somebody who is not on Michi?',
        question_jp: 'Michiを使っていない人に履歴書を見せられますか。',
        answer: `<p>Yes. Choose <strong>Share by link</strong> at the resume and how many days the link is good for. You see how often it was opened, and can take it back at any time.</p>`,
        answer_jp: `<p>はい。履歴書の<strong>リンクで共有</strong>を選び、有効期間を決めてください。開かれた回数を確認でき、いつでも取り消せます。</p>`,
      },
      {
        question: 'Which forms of resume are there?',
        question_jp: '履歴書にはどのような様式がありますか。',
        answer: `<p>Two Japanese ones, the form of the Ministry of Health, Labour and Welfare and that of universities, and two English ones. All of them are filled from your profile and can be printed as PDF. A change of your profile is in the resume the next time you open it.</p>`,
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
        answer: `<p>Open <strong>Calendar</strong> and choose <strong>Get the calendar link</strong>. Open it on your phone, or paste it where your calendar adds one by its address. Changes come by themselves; how soon depends on the application and can be hours.</p><p>Whoever has the address sees your dates. If it got out, choose <strong>Make a new address</strong>.</p>`,
        answer_jp: `<p><strong>カレンダー</strong>を開き、<strong>カレンダーのURLを取得</strong>を選んでください。スマートフォンで開くか、カレンダーアプリの「URLで追加」に貼り付けます。変更は自動で反映されますが、アプリによっては数時間かかります。</p><p>URLを知っている人は予定を閲覧できます。ほかの人に知られたときは<strong>URLを再発行する</strong>を選んでください。</p>`,
      },
      {
        question: 'How do I choose what I am notified of?',
        question_jp: 'お知らせの内容と受け取り方を選ぶには。',
        answer: `<p>In <strong>Settings</strong>, under <strong>Notifications</strong>: for each kind as a push message, by mail, or not at all. There you also set quiet hours and ask for one mail a day.</p>`,
        answer_jp: `<p><strong>設定</strong>の<strong>お知らせの受け取り方</strong>で、種類ごとにプッシュ通知、メール、受け取らないを選べます。通知を控える時間や、メールを1日1通にまとめる設定もあります。</p>`,
      },
      {
        question: 'Times look wrong. Where do they come from?',
        question_jp: '時刻がずれて見えます。',
        answer: `<p>Every time is shown in the time zone of your <strong>Settings</strong>, whatever your device says. Change it under <strong>Time Zone</strong>, for example while you study abroad; interviews keep their moment.</p>`,
        answer_jp: `<p>時刻はすべて、端末ではなく<strong>設定</strong>の<strong>タイムゾーン</strong>で表示されます。留学中などは変更してください。面接の日時そのものは変わりません。</p>`,
      },
      {
        question: 'I want to pause or delete my account.',
        question_jp: 'アカウントを休止・削除したいです。',
        answer: `<p>Both are in <strong>Settings</strong>. <strong>Leave For A While</strong> keeps everything; logging in again offers to return. <strong>Delete Account</strong> is for good: open applications are withdrawn, and what you sent to companies stays with them. Download your data first if you want to keep it.</p>`,
        answer_jp: `<p>どちらも<strong>設定</strong>にあります。<strong>アカウントの休止</strong>ではデータが残り、もう一度ログインすると再開できます。<strong>アカウントの削除</strong>は元に戻せません。選考中の応募は取り下げられ、企業に送ったものは企業に残ります。必要な場合は、先にデータをダウンロードしてください。</p>`,
      },
    ],
  },
];
