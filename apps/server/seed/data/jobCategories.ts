type Pair = readonly [string, string];

/** A kind of work: titles of postings, duties, and pay. */
export interface SeedCategory {
  readonly key: string;
  readonly title: string;
  readonly titleJp: string;
  /** Usual first pay in yen a month. */
  readonly pay: number;
  /** How often the work is done from home: 0 never, 1 sometimes, 2 often. */
  readonly remote: 0 | 1 | 2;
  readonly titles: readonly Pair[];
  /** Duties, as sentences. */
  readonly duties: readonly Pair[];
  /** Whom it suits, as sentences. */
  readonly suits: readonly Pair[];
}

/** A group of categories. */
export interface SeedCategoryGroup {
  readonly key: string;
  readonly title: string;
  readonly titleJp: string;
  readonly children: readonly SeedCategory[];
}

// oxfmt-ignore
export const JOB_CATEGORIES: readonly SeedCategoryGroup[] = [
  {
    key: 'technology', title: 'Technology', titleJp: 'テクノロジー',
    children: [
      {
        key: 'software', title: 'Software development', titleJp: 'ソフトウェア開発', pay: 245_000, remote: 2,
        titles: [['Software engineer', 'ソフトウェアエンジニア'], ['Web engineer', 'Webエンジニア'], ['Mobile app engineer', 'モバイルアプリエンジニア'], ['Back-end engineer', 'バックエンドエンジニア'], ['Embedded software engineer', '組込みソフトウェアエンジニア']],
        duties: [['You build and run software that people use every day, from first sketch to the night it is needed most.', '毎日使われるソフトウェアを、最初の設計から本番の運用までつくります。'], ['You write code, review that of others, and talk to the people who use it twice a month.', 'コードを書き、互いにレビューし、月に二度は利用者の声を聞きに行きます。'], ['In the first year you own one small service whole, with a mentor beside you.', '一年目は先輩と一緒に、小さなサービスをひとつ丸ごと担当します。']],
        suits: [['Any language you have written something in is a good start; we teach ours.', '何かをつくったことがあれば、言語は問いません。当社の技術は入社後に学べます。'], ['You like finding out why something broke more than who broke it.', '「誰が壊したか」より「なぜ壊れたか」を知りたい方に向いています。']],
      },
      {
        key: 'data', title: 'Data and analysis', titleJp: 'データ分析', pay: 248_000, remote: 2,
        titles: [['Data analyst', 'データアナリスト'], ['Data engineer', 'データエンジニア'], ['Machine learning engineer', '機械学習エンジニア'], ['Business intelligence specialist', 'BIスペシャリスト']],
        duties: [['You turn numbers from the field into decisions, and say plainly what they do not show.', '現場の数字を判断につなげ、数字からは言えないことも率直に伝えます。'], ['You clean data, build reports, and test each idea against last year.', 'データを整え、レポートをつくり、ひとつひとつの仮説を昨年の実績で確かめます。']],
        suits: [['Statistics at university level and some SQL or Python are enough to begin.', '大学レベルの統計と、SQLまたはPythonの初歩があれば始められます。'], ['You enjoy explaining a chart to someone who hates charts.', 'グラフが苦手な人に説明するのが好きな方を歓迎します。']],
      },
      {
        key: 'network', title: 'Infrastructure and security', titleJp: 'インフラ・セキュリティ', pay: 243_000, remote: 1,
        titles: [['Infrastructure engineer', 'インフラエンジニア'], ['Network engineer', 'ネットワークエンジニア'], ['Security engineer', 'セキュリティエンジニア'], ['Cloud engineer', 'クラウドエンジニア']],
        duties: [['You keep servers and networks up, and prepare for the day they are not.', 'サーバーとネットワークを動かし続け、止まる日に備えます。'], ['You automate what was done by hand and write down what cannot be.', '手作業を自動化し、できないものは手順書に残します。']],
        suits: [['Calm people with patience for logs do well here.', '落ち着いてログを読み込める方が活躍しています。'], ['We pay for the certifications you earn on the way.', '資格の取得費用は会社が負担します。']],
      },
      {
        key: 'engineering', title: 'Engineering', titleJp: '技術', pay: 240_000, remote: 1,
        titles: [['Robotics test engineer', 'ロボット評価エンジニア'], ['Systems engineer', 'システムエンジニア'], ['Field engineer', 'フィールドエンジニア'], ['Technical support engineer', 'テクニカルサポートエンジニア'], ['Application engineer', 'アプリケーションエンジニア']],
        duties: [['You listen to what a customer needs, and see it through design, test and first run.', 'お客様の要望を聞き、設計、試験、立ち上げまで見届けます。'], ['You write test plans, run them, and turn what went wrong into clear reports.', '試験計画を立てて実施し、うまくいかなかった点をわかりやすい報告にまとめます。']],
        suits: [['No experience in the field is needed; curiosity about how things fail helps.', '分野の経験は問いません。物が壊れる仕組みに興味のある方を歓迎します。'], ['You like going out to see for yourself.', '自分の目で現場を確かめたい方に向いています。']],
      },
    ],
  },
  {
    key: 'making', title: 'Making and research', titleJp: 'ものづくり・研究',
    children: [
      {
        key: 'design-engineering', title: 'Mechanical and electrical design', titleJp: '機械・電気設計', pay: 238_000, remote: 0,
        titles: [['Mechanical design engineer', '機械設計エンジニア'], ['Electrical design engineer', '電気設計エンジニア'], ['Circuit design engineer', '回路設計エンジニア'], ['CAD engineer', 'CADエンジニア']],
        duties: [['You draw parts, see them made, and hold them in your hand three weeks later.', '部品を設計し、製作に立ち会い、三週間後には手に取ります。'], ['You work with production so that what is drawn can also be built.', '製造部門と一緒に、つくりやすい設計を追い求めます。']],
        suits: [['Students of mechanical or electrical engineering, or anyone who repaired a bicycle and understood it.', '機械・電気系の方はもちろん、自転車を直して仕組みがわかった方も歓迎します。'], ['CAD is taught from zero.', 'CADは基礎から教えます。']],
      },
      {
        key: 'production', title: 'Production and quality', titleJp: '生産・品質管理', pay: 224_000, remote: 0,
        titles: [['Production engineer', '生産技術エンジニア'], ['Quality assurance specialist', '品質保証スタッフ'], ['Production planner', '生産管理スタッフ'], ['Plant operations trainee', '工場運営スタッフ']],
        duties: [['You look after a line: its plan, its people and its numbers.', 'ひとつの生産ラインの計画、人、数字を預かります。'], ['You find the small losses and remove one each month.', '小さな無駄を見つけ、毎月ひとつずつなくします。']],
        suits: [['You prefer a factory floor to a meeting room.', '会議室より現場が好きな方に向いています。'], ['All faculties are welcome; half of us studied something else.', '学部は問いません。社員の半数は別の分野の出身です。']],
      },
      {
        key: 'research', title: 'Research and development', titleJp: '研究開発', pay: 252_000, remote: 0,
        titles: [['Research scientist', '研究職'], ['Product developer', '商品開発スタッフ'], ['Materials researcher', '材料研究員'], ['Clinical development associate', '臨床開発担当']],
        duties: [['You plan experiments, run them, and decide with the team which idea to stop.', '実験を計画・実施し、どのアイデアをやめるかをチームで決めます。'], ['You take a product from the laboratory to its first customers.', '研究室から最初のお客様の手元まで、製品を育てます。']],
        suits: [['A master\'s degree helps; a bachelor\'s with good notebooks does too.', '修士歓迎。丁寧な実験ノートをつけてきた学部生も歓迎します。'], ['You can be wrong for months and stay cheerful.', '何か月もうまくいかなくても、明るく続けられる方に向いています。']],
      },
    ],
  },
  {
    key: 'business', title: 'Business', titleJp: 'ビジネス',
    children: [
      {
        key: 'sales', title: 'Sales', titleJp: '営業', pay: 228_000, remote: 1,
        titles: [['Sales representative', '営業'], ['Corporate sales', '法人営業'], ['Sales planner', '営業企画'], ['Overseas sales', '海外営業'], ['Customer success', 'カスタマーサクセス']],
        duties: [['You look after thirty customers and know the name of each one\'s dog.', '30社のお客様を担当し、それぞれの事情に誰よりも詳しくなります。'], ['You bring back what the market says, and product planning listens.', '市場の声を持ち帰り、商品企画につなげます。']],
        suits: [['Good listeners sell more than good talkers.', '話し上手より聞き上手な方が活躍しています。'], ['We look at how you work with others, not at your faculty.', '学部よりも、人との関わり方を見ています。']],
      },
      {
        key: 'planning', title: 'Planning and marketing', titleJp: '企画・マーケティング', pay: 233_000, remote: 1,
        titles: [['Marketing planner', 'マーケティング企画'], ['Product planner', '商品企画'], ['Digital marketing specialist', 'デジタルマーケター'], ['Public relations', '広報'], ['Business development', '事業開発']],
        duties: [['You decide what we should offer next, and prove it with a small trial first.', '次に何を届けるかを考え、まず小さく試して確かめます。'], ['You write, measure and change campaigns with designers and data people.', 'デザイナーやデータ担当と、施策をつくり、測り、直します。']],
        suits: [['You notice what people do, not only what they say.', '人の言葉だけでなく、行動をよく見ている方に向いています。'], ['Clear writing in Japanese is worth more than a portfolio.', '作品集よりも、わかりやすい文章を重視します。']],
      },
      {
        key: 'consultant', title: 'Consulting', titleJp: 'コンサルタント', pay: 275_000, remote: 1,
        titles: [['Business consultant', '経営コンサルタント'], ['IT consultant', 'ITコンサルタント'], ['Policy researcher', '政策研究員'], ['Analyst', 'アナリスト']],
        duties: [['You work at the customer\'s site in a team of four, on one problem at a time.', '四人のチームでお客様先に入り、ひとつの課題に取り組みます。'], ['You interview, calculate and write until the way forward is clear.', '聞き取り、計算し、書いて、進む道をはっきりさせます。']],
        suits: [['You like questions without a right answer.', '正解のない問いが好きな方に向いています。'], ['All faculties; a long thesis is good training.', '学部不問。長い論文を書き上げた経験が生きます。']],
      },
      {
        key: 'purchasing', title: 'Purchasing and trade', titleJp: '購買・貿易', pay: 232_000, remote: 1,
        titles: [['Purchasing specialist', '購買担当'], ['Trade operations', '貿易事務'], ['Merchandiser', 'マーチャンダイザー'], ['Buyer', 'バイヤー']],
        duties: [['You find suppliers, agree on prices, and make sure the goods arrive.', '仕入先を探し、価格を交渉し、商品を確実に届けます。'], ['You travel to see where things come from.', '産地や工場に足を運びます。']],
        suits: [['English or another language is useful from the first day.', '英語などの語学が初日から役立ちます。'], ['You keep your word, and a spreadsheet.', '約束と表計算を大切にできる方を歓迎します。']],
      },
    ],
  },
  {
    key: 'corporate', title: 'Corporate', titleJp: 'コーポレート',
    children: [
      {
        key: 'people', title: 'Human resources', titleJp: '人事', pay: 226_000, remote: 1,
        titles: [['Human resources', '人事'], ['Recruiter', '採用担当'], ['Training planner', '研修企画']],
        duties: [['You meet students one year and train them the next.', '今年出会った学生を、来年は研修で迎えます。'], ['You look after working hours, leave and the questions nobody dares to ask.', '勤怠や休暇、そして聞きにくい相談に向き合います。']],
        suits: [['Discretion first, warmth a close second.', '口が堅く、あたたかい方に向いています。']],
      },
      {
        key: 'accounting', title: 'Accounting and finance', titleJp: '経理・財務', pay: 229_000, remote: 1,
        titles: [['Accounting', '経理'], ['Finance and treasury', '財務'], ['Loan officer', '融資担当'], ['Actuarial trainee', 'アクチュアリー候補']],
        duties: [['You close the books each month, a day earlier than last year.', '毎月の決算を、昨年より一日早く締めます。'], ['You read a business from its numbers, then go and look whether it is true.', '数字から事業を読み解き、現場で確かめます。']],
        suits: [['Bookkeeping grade 2 is welcome and can be learned here.', '簿記2級歓迎。入社後に取得できます。'], ['You sleep better when the sum is right.', '計算が合うとよく眠れる方に向いています。']],
      },
      {
        key: 'legal', title: 'Legal and general affairs', titleJp: '法務・総務', pay: 227_000, remote: 1,
        titles: [['Legal affairs', '法務'], ['General affairs', '総務'], ['Corporate planning', '経営企画']],
        duties: [['You read contracts so that others can sleep.', 'みんなが安心して働けるよう、契約書を読み込みます。'], ['You keep the office running, earthquakes included.', '地震の日も含めて、会社を動かし続けます。']],
        suits: [['Law is a good background, good judgement a better one.', '法学部出身者のほか、判断力のある方を歓迎します。']],
      },
    ],
  },
  {
    key: 'creative', title: 'Design and content', titleJp: 'デザイン・制作',
    children: [
      {
        key: 'design', title: 'Product and visual design', titleJp: 'デザイン', pay: 232_000, remote: 2,
        titles: [['Product designer', 'プロダクトデザイナー'], ['UI designer', 'UIデザイナー'], ['Graphic designer', 'グラフィックデザイナー'], ['Interior designer', 'インテリアデザイナー']],
        duties: [['You draw, test with real people, and draw again.', '描いて、使う人に試してもらい、また描きます。'], ['You sit with engineers, so that the drawing and the thing stay the same.', 'エンジニアの隣で、絵と実物を一致させます。']],
        suits: [['Show us three works and what you would change about them.', '作品を三点と、いまなら直したい点を見せてください。']],
      },
      {
        key: 'content', title: 'Editing and content', titleJp: '編集・コンテンツ', pay: 222_000, remote: 1,
        titles: [['Editor', '編集'], ['Content planner', 'コンテンツ企画'], ['Programme director', '番組ディレクター'], ['Copywriter', 'コピーライター']],
        duties: [['You find the story, the person to tell it, and the deadline.', '題材を見つけ、語り手を見つけ、締切を守ります。'], ['You check every fact twice.', '事実はすべて二度確かめます。']],
        suits: [['You read widely and can cut your own favourite sentence.', '幅広く読み、自分の好きな一文を削れる方に向いています。']],
      },
    ],
  },
  {
    key: 'care', title: 'Service and operations', titleJp: 'サービス・現場運営',
    children: [
      {
        key: 'store', title: 'Store and customer service', titleJp: '店舗・接客', pay: 218_000, remote: 0,
        titles: [['Store manager trainee', '店長候補'], ['Front desk staff', 'フロントスタッフ'], ['Tour planner', 'ツアープランナー'], ['Bakery and kitchen staff', '製造・販売スタッフ']],
        duties: [['You begin on the floor, and run a section of your own in the second year.', '現場から始め、二年目にはひとつの売り場を任されます。'], ['You see the same guests again, which is the point.', 'お客様にまた来ていただくことが、この仕事の醍醐味です。']],
        suits: [['You like people before nine in the morning.', '朝から人と話すのが好きな方に向いています。'], ['Shifts are planned a month ahead.', 'シフトは一か月前に決まります。']],
      },
      {
        key: 'medical', title: 'Medical and care', titleJp: '医療・福祉', pay: 226_000, remote: 0,
        titles: [['Care worker', '介護職'], ['Medical representative', '医薬情報担当（MR）'], ['Nursery teacher', '保育士'], ['Rehabilitation staff', 'リハビリスタッフ']],
        duties: [['You help people keep doing what they can do themselves.', '自分でできることを続けられるよう、そばで支えます。'], ['You work in a team with nurses, doctors and families.', '看護師、医師、ご家族とチームで働きます。']],
        suits: [['Qualifications can be earned in the first two years, at our cost.', '資格は入社後二年間で、会社の負担で取得できます。']],
      },
      {
        key: 'operations', title: 'Logistics and operations', titleJp: '物流・オペレーション', pay: 225_000, remote: 0,
        titles: [['Logistics planner', '物流企画'], ['Warehouse operations', '倉庫運営'], ['Transport planner', '運行管理'], ['Marine staff', '海務スタッフ']],
        duties: [['You plan what goes where, and what to do when the typhoon comes.', '何をどこへ運ぶか、台風が来たらどうするかを計画します。'], ['You improve one route at a time, with the drivers.', 'ドライバーと一緒に、ひとつずつ経路を良くします。']],
        suits: [['You enjoy puzzles with moving pieces.', '動くパズルが好きな方に向いています。']],
      },
      {
        key: 'site', title: 'Construction management', titleJp: '施工管理', pay: 240_000, remote: 0,
        titles: [['Site manager trainee', '施工管理'], ['Building design', '建築設計'], ['Facility engineer', '設備エンジニア'], ['Plant engineer', 'プラントエンジニア']],
        duties: [['You keep safety, quality, cost and time on one site, with someone experienced.', '先輩と一緒に、現場の安全、品質、費用、工程を守ります。'], ['You see something stand that was a drawing last year.', '去年は図面だったものが、目の前に建ちます。']],
        suits: [['Students of architecture and civil engineering, and others who like boots.', '建築・土木系のほか、現場が好きな方を歓迎します。']],
      },
      {
        key: 'teaching', title: 'Teaching', titleJp: '教育・指導', pay: 223_000, remote: 1,
        titles: [['Teacher', '教員'], ['Class coordinator', '授業コーディネーター'], ['Learning content developer', '教材開発']],
        duties: [['You prepare lessons, hold them, and notice who has gone quiet.', '授業を準備して行い、静かになった子に気づきます。'], ['You write materials that a tired child can still follow.', '疲れた子どもにも伝わる教材をつくります。']],
        suits: [['A teaching licence is welcome, patience is required.', '教員免許歓迎。根気のある方を求めています。']],
      },
    ],
  },
];

/** The kinds of work an industry looks for, the most usual first. Every company also looks for office staff. */
// oxfmt-ignore
export const WORK_OF_INDUSTRY: Readonly<Record<string, readonly string[]>> = {
  machinery: ['engineering', 'design-engineering', 'software', 'production', 'sales', 'research'],
  electronics: ['design-engineering', 'production', 'research', 'software', 'sales', 'engineering'],
  mobility: ['design-engineering', 'software', 'production', 'planning', 'engineering', 'purchasing'],
  materials: ['research', 'production', 'sales', 'purchasing', 'engineering'],
  food: ['research', 'production', 'sales', 'planning', 'purchasing'],
  it: ['software', 'network', 'engineering', 'data', 'sales', 'consultant'],
  web: ['software', 'design', 'data', 'planning', 'content'],
  trading: ['purchasing', 'sales', 'planning', 'operations', 'data'],
  retail: ['store', 'purchasing', 'planning', 'data', 'operations', 'design'],
  banking: ['accounting', 'sales', 'data', 'software', 'planning'],
  fintech: ['software', 'data', 'design', 'sales', 'network'],
  consulting: ['consultant', 'data', 'planning', 'engineering'],
  education: ['teaching', 'content', 'planning', 'software', 'people'],
  tourism: ['store', 'planning', 'sales', 'content', 'people'],
  media: ['content', 'planning', 'sales', 'design', 'data'],
  health: ['medical', 'research', 'sales', 'production', 'data'],
  construction: ['site', 'sales', 'planning', 'design', 'engineering'],
  energy: ['site', 'engineering', 'planning', 'data', 'design-engineering'],
  logistics: ['operations', 'sales', 'software', 'planning', 'data'],
};

/** Kinds of work that every company has. */
export const OFFICE_WORK: readonly string[] = ['people', 'accounting', 'legal'];
