/** An industry, with those below it; the key names it inside the seed. */
export interface IndustryGroup {
  readonly key: string;
  readonly title: string;
  readonly titleJp: string;
  readonly children: readonly { readonly key: string; readonly title: string; readonly titleJp: string }[];
}

/** Industries as Japanese career guides group them. */
export const INDUSTRIES: readonly IndustryGroup[] = [
  {
    key: 'manufacturing',
    title: 'Manufacturing',
    titleJp: 'メーカー',
    children: [
      { key: 'machinery', title: 'Machinery and robotics', titleJp: '機械・ロボット' },
      { key: 'electronics', title: 'Electronics and semiconductors', titleJp: '電子・半導体' },
      { key: 'mobility', title: 'Automotive and mobility', titleJp: '自動車・モビリティ' },
      { key: 'materials', title: 'Chemicals and materials', titleJp: '化学・素材' },
      { key: 'food', title: 'Food and drink', titleJp: '食品・飲料' },
    ],
  },
  {
    key: 'information',
    title: 'Information and communication',
    titleJp: '情報・通信',
    children: [
      { key: 'it', title: 'Information technology', titleJp: 'IT・通信' },
      { key: 'web', title: 'Web services and games', titleJp: 'Webサービス・ゲーム' },
    ],
  },
  {
    key: 'trade',
    title: 'Trade and retail',
    titleJp: '商社・流通',
    children: [
      { key: 'trading', title: 'Trading', titleJp: '商社' },
      { key: 'retail', title: 'Food and retail', titleJp: '食品・小売' },
    ],
  },
  {
    key: 'finance',
    title: 'Finance',
    titleJp: '金融',
    children: [
      { key: 'banking', title: 'Banking and insurance', titleJp: '銀行・保険' },
      { key: 'fintech', title: 'Fintech', titleJp: 'フィンテック' },
    ],
  },
  {
    key: 'services',
    title: 'Services',
    titleJp: 'サービス',
    children: [
      { key: 'consulting', title: 'Consulting and research', titleJp: 'コンサルティング・調査' },
      { key: 'education', title: 'Education', titleJp: '教育' },
      { key: 'tourism', title: 'Tourism and hotels', titleJp: '観光・ホテル' },
      { key: 'media', title: 'Advertising and media', titleJp: '広告・メディア' },
      { key: 'health', title: 'Health care and pharmaceuticals', titleJp: '医療・製薬' },
    ],
  },
  {
    key: 'infrastructure',
    title: 'Infrastructure',
    titleJp: '社会インフラ',
    children: [
      { key: 'construction', title: 'Construction and real estate', titleJp: '建設・不動産' },
      { key: 'energy', title: 'Energy', titleJp: 'エネルギー' },
      { key: 'logistics', title: 'Logistics and transport', titleJp: '物流・運輸' },
    ],
  },
];
