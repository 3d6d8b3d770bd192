/** Family and given names for representatives, as [romaji, kanji]. */
export const FAMILY_NAMES: readonly (readonly [string, string])[] = [
  ['Yamane', '山根'],
  ['Kitagawa', '北川'],
  ['Hoshino', '星野'],
  ['Mizuki', '水木'],
  ['Aramaki', '荒牧'],
  ['Sakaguchi', '坂口'],
  ['Onodera', '小野寺'],
  ['Tachibana', '橘'],
  ['Kuwata', '桑田'],
  ['Hirano', '平野'],
  ['Shiraishi', '白石'],
  ['Nakatani', '中谷'],
  ['Ebihara', '海老原'],
  ['Takigawa', '滝川'],
];

export const GIVEN_NAMES: readonly (readonly [string, string])[] = [
  ['Chika', '千佳'],
  ['Daisuke', '大輔'],
  ['Emi', '恵美'],
  ['Kenji', '健司'],
  ['Mariko', '真理子'],
  ['Naoki', '直樹'],
  ['Reiko', '玲子'],
  ['Satoru', '悟'],
  ['Tomoko', '智子'],
  ['Yuichi', '雄一'],
  ['Hiromi', '裕美'],
];

/** Parts of town for addresses, as [romaji, kanji]. */
export const STREETS: readonly (readonly [string, string])[] = [
  ['Sakuragaoka', '桜丘'],
  ['Honmachi', '本町'],
  ['Ekimae', '駅前'],
  ['Midoricho', '緑町'],
  ['Minatocho', '港町'],
  ['Shinmachi', '新町'],
  ['Tenjin', '天神'],
  ['Asahimachi', '朝日町'],
];

/** Cities abroad where companies have bases, as [English, Japanese]. */
export const ABROAD: readonly (readonly [string, string])[] = [
  ['Singapore', 'シンガポール'],
  ['Taipei', '台北'],
  ['Bangkok', 'バンコク'],
  ['Ho Chi Minh City', 'ホーチミン'],
  ['Düsseldorf', 'デュッセルドルフ'],
  ['San Jose', 'サンノゼ'],
  ['Pune', 'プネー'],
];
