/** A region of Japan and its cities, each as [English, Japanese]. The first city of a region comes first in lists. */
export interface Region {
  readonly name: string;
  readonly nameJp: string;
  readonly cities: readonly (readonly [string, string])[];
}

/** Where work is done in the demo: at least one city of each prefecture, from north to south. */
export const REGIONS: readonly Region[] = [
  {
    name: 'Hokkaido',
    nameJp: '北海道',
    cities: [
      ['Sapporo', '札幌'],
      ['Hakodate', '函館'],
      ['Asahikawa', '旭川'],
    ],
  },
  {
    name: 'Tohoku',
    nameJp: '東北',
    cities: [
      ['Sendai', '仙台'],
      ['Aomori', '青森'],
      ['Morioka', '盛岡'],
      ['Akita', '秋田'],
      ['Yamagata', '山形'],
      ['Fukushima', '福島'],
    ],
  },
  {
    name: 'Kanto',
    nameJp: '関東',
    cities: [
      ['Tokyo', '東京'],
      ['Yokohama', '横浜'],
      ['Kawasaki', '川崎'],
      ['Saitama', '埼玉'],
      ['Chiba', '千葉'],
      ['Tsukuba', 'つくば'],
      ['Mito', '水戸'],
      ['Utsunomiya', '宇都宮'],
      ['Takasaki', '高崎'],
    ],
  },
  {
    name: 'Chubu',
    nameJp: '中部',
    cities: [
      ['Nagoya', '名古屋'],
      ['Toyota', '豊田'],
      ['Hamamatsu', '浜松'],
      ['Shizuoka', '静岡'],
      ['Niigata', '新潟'],
      ['Toyama', '富山'],
      ['Kanazawa', '金沢'],
      ['Fukui', '福井'],
      ['Kofu', '甲府'],
      ['Nagano', '長野'],
      ['Gifu', '岐阜'],
    ],
  },
  {
    name: 'Kansai',
    nameJp: '関西',
    cities: [
      ['Osaka', '大阪'],
      ['Kyoto', '京都'],
      ['Kobe', '神戸'],
      ['Himeji', '姫路'],
      ['Nara', '奈良'],
      ['Otsu', '大津'],
      ['Tsu', '津'],
      ['Wakayama', '和歌山'],
    ],
  },
  {
    name: 'Chugoku',
    nameJp: '中国',
    cities: [
      ['Hiroshima', '広島'],
      ['Okayama', '岡山'],
      ['Kurashiki', '倉敷'],
      ['Tottori', '鳥取'],
      ['Matsue', '松江'],
      ['Yamaguchi', '山口'],
    ],
  },
  {
    name: 'Shikoku',
    nameJp: '四国',
    cities: [
      ['Takamatsu', '高松'],
      ['Matsuyama', '松山'],
      ['Tokushima', '徳島'],
      ['Kochi', '高知'],
    ],
  },
  {
    name: 'Kyushu',
    nameJp: '九州',
    cities: [
      ['Fukuoka', '福岡'],
      ['Kitakyushu', '北九州'],
      ['Saga', '佐賀'],
      ['Nagasaki', '長崎'],
      ['Kumamoto', '熊本'],
      ['Oita', '大分'],
      ['Miyazaki', '宮崎'],
      ['Kagoshima', '鹿児島'],
    ],
  },
  { name: 'Okinawa', nameJp: '沖縄', cities: [['Naha', '那覇']] },
];
