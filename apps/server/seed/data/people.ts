/** Family and given names for representatives, as [romaji, kanji, furigana]. */
export const FAMILY_NAMES: readonly (readonly [string, string, string])[] = [
  ['Yamane', '山根', 'やまね'],
  ['Kitagawa', '北川', 'きたがわ'],
  ['Hoshino', '星野', 'ほしの'],
  ['Mizuki', '水木', 'みずき'],
  ['Aramaki', '荒牧', 'あらまき'],
  ['Sakaguchi', '坂口', 'さかぐち'],
  ['Onodera', '小野寺', 'おのでら'],
  ['Tachibana', '橘', 'たちばな'],
  ['Kuwata', '桑田', 'くわた'],
  ['Hirano', '平野', 'ひらの'],
  ['Shiraishi', '白石', 'しらいし'],
  ['Nakatani', '中谷', 'なかたに'],
  ['Ebihara', '海老原', 'えびはら'],
  ['Takigawa', '滝川', 'たきがわ'],
];

export const GIVEN_NAMES: readonly (readonly [string, string, string])[] = [
  ['Chika', '千佳', 'ちか'],
  ['Daisuke', '大輔', 'だいすけ'],
  ['Emi', '恵美', 'えみ'],
  ['Kenji', '健司', 'けんじ'],
  ['Mariko', '真理子', 'まりこ'],
  ['Naoki', '直樹', 'なおき'],
  ['Reiko', '玲子', 'れいこ'],
  ['Satoru', '悟', 'さとる'],
  ['Tomoko', '智子', 'ともこ'],
  ['Yuichi', '雄一', 'ゆういち'],
  ['Hiromi', '裕美', 'ひろみ'],
];

/** Parts of town for addresses, as [romaji, kanji, furigana]. */
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
