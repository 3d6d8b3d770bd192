/** A company of the demo; other properties are drawn from the other lists. */
export interface SeedCompany {
  readonly name: string;
  readonly nameJp: string;
  /** How the Japanese name is read, without the legal form. */
  readonly nameFurigana: string;
  /** Short name for addresses on the web and in mail. */
  readonly slug: string;
  /** Begins the codes of its jobs. */
  readonly code: string;
  readonly industry: string;
  readonly city: string;
  readonly founded: number;
  readonly size: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  readonly listed: boolean;
  /** What it makes or does, as [English, Japanese]; combined with a job's title. */
  readonly field: readonly [string, string];
  readonly about: readonly [string, string];
}

type Row = readonly [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  number,
  SeedCompany['size'],
  boolean,
  readonly [string, string],
  readonly [string, string],
];

// name, name in Japanese, its reading, slug, code, industry, city, founded, size of the bands, listed, field, about
// oxfmt-ignore
const ROWS: readonly Row[] = [
  ['Yukari Robotics', 'ゆかりロボティクス株式会社', 'ゆかりろぼてぃくす', 'yukari', 'YR', 'machinery', 'Kawasaki', 2009, 3, false, ['delivery robots', '配送ロボット'], ['We build delivery robots that share the pavement politely.', '歩道を人と分け合う配送ロボットをつくっています。']],
  ['Tsubame Precision', '燕精工株式会社', 'つばめせいこう', 'tsubame', 'TP', 'machinery', 'Niigata', 1954, 4, false, ['machine tools', '工作機械'], ['Three generations of machine tools for parts smaller than a grain of rice.', '米粒より小さな部品を削る工作機械を、三代にわたってつくり続けています。']],
  ['Hayabusa Industries', 'はやぶさ重機工業株式会社', 'はやぶさじゅうきこうぎょう', 'hayabusa', 'HI', 'machinery', 'Hiroshima', 1938, 7, true, ['construction machines', '建設機械'], ['Quiet, electric construction machines for work in the middle of cities.', '都市の真ん中で働ける、静かな電動建設機械を手がけています。']],
  ['Kogane Automation', '黄金オートメーション株式会社', 'こがねおーとめーしょん', 'kogane', 'KA', 'machinery', 'Nagoya', 1977, 5, true, ['factory automation', '工場自動化'], ['We plan and build production lines that a small team can run and change.', '少人数で動かし、組み替えられる生産ラインを設計・製作しています。']],
  ['Minamo Semiconductor', '水面セミコンダクタ株式会社', 'みなもせみこんだくた', 'minamo', 'MS', 'electronics', 'Kumamoto', 1989, 6, true, ['image sensors', 'イメージセンサー'], ['Image sensors that see in the dark, made from sand to package in Kyushu.', '暗闇でも見えるイメージセンサーを、九州で一貫生産しています。']],
  ['Akari Electric', 'あかり電機株式会社', 'あかりでんき', 'akari', 'AE', 'electronics', 'Osaka', 1951, 8, true, ['home appliances', '家電'], ['Household appliances that are repaired, not thrown away.', '捨てずに直して使える家電を届けています。']],
  ['Suzuran Devices', 'すずらんデバイス株式会社', 'すずらんでばいす', 'suzuran', 'SD', 'electronics', 'Sapporo', 2003, 2, false, ['sensors for farming', '農業用センサー'], ['Small sensors that tell farmers what the soil needs today.', '土の状態を毎日伝える、農業向けの小さなセンサーをつくっています。']],
  ['Nagi Motors', '凪モーターズ株式会社', 'なぎもーたーず', 'nagi', 'NM', 'mobility', 'Hamamatsu', 1959, 8, true, ['electric motorcycles', '電動バイク'], ['Motorcycles and small electric cars for roads that were there before cars.', '昔ながらの道を走れる、電動バイクと小型電気自動車をつくっています。']],
  ['Kazahaya Mobility', '風早モビリティ株式会社', 'かざはやもびりてぃ', 'kazahaya', 'KM', 'mobility', 'Toyota', 2016, 3, false, ['on-demand buses', 'オンデマンドバス'], ['On-demand buses for towns where the timetable has three lines left.', '時刻表が三行だけになった町に、呼べば来るバスを走らせています。']],
  ['Toride Parts', '砦部品工業株式会社', 'とりでぶひんこうぎょう', 'toride', 'TO', 'mobility', 'Gifu', 1962, 6, true, ['brake systems', 'ブレーキシステム'], ['Every fourth car in the country brakes with a part of ours.', '国内を走る車の4台に1台が、当社の部品で止まります。']],
  ['Shirakaba Chemical', '白樺化学株式会社', 'しらかばかがく', 'shirakaba', 'SC', 'materials', 'Mito', 1947, 6, true, ['plant-based plastics', '植物由来プラスチック'], ['Plastics from wood and rice husks for food packaging.', '木材ともみ殻から、食品包装用のプラスチックをつくっています。']],
  ['Ibuki Materials', '伊吹マテリアル株式会社', 'いぶきまてりある', 'ibuki', 'IB', 'materials', 'Otsu', 1971, 5, true, ['battery materials', '電池材料'], ['Materials that let batteries charge faster and last longer.', '電池をより速く充電し、より長く使うための材料を開発しています。']],
  ['Asagiri Glass', '朝霧硝子株式会社', 'あさぎりがらす', 'asagiri', 'AG', 'materials', 'Kitakyushu', 1921, 5, false, ['heat-shielding glass', '遮熱ガラス'], ['Window glass that keeps the heat outside and the view inside.', '熱は外に、眺めは内に。暮らしの窓ガラスをつくって百年になります。']],
  ['Mugiwara Foods', '麦わら食品株式会社', 'むぎわらしょくひん', 'mugiwara', 'MF', 'food', 'Takamatsu', 1966, 6, true, ['noodles', '麺類'], ['Noodles for a nation: fresh, frozen and in a cup.', '生麺から冷凍、カップ麺まで、日本の食卓に麺を届けています。']],
  ['Hotaru Brewery', '蛍酒造株式会社', 'ほたるしゅぞう', 'hotaru', 'HB', 'food', 'Niigata', 1872, 1, false, ['sake and soft drinks', '日本酒・清涼飲料'], ['A sake brewery that also makes the best ginger ale on the coast.', '日本酒と、海沿いでいちばんおいしいジンジャーエールの蔵元です。']],
  ['Sanriku Kitchen', '三陸キッチン株式会社', 'さんりくきっちん', 'sanriku', 'SK', 'food', 'Morioka', 2012, 2, false, ['seafood', '水産加工品'], ['Seafood from the Sanriku coast, cooked and frozen within a day.', '三陸の海の幸を、水揚げから一日で調理し冷凍しています。']],
  ['Kumoi Systems', '雲居システムズ株式会社', 'くもいしすてむず', 'kumoi', 'KS', 'it', 'Tokyo', 1984, 7, true, ['public systems', '公共システム'], ['The systems behind city halls, libraries and water works.', '役所や図書館、水道の裏側で動くシステムを支えています。']],
  ['Hibiki Cloud', 'ひびきクラウド株式会社', 'ひびきくらうど', 'hibiki', 'HC', 'it', 'Tokyo', 2011, 4, true, ['cloud platform', 'クラウド基盤'], ['A cloud in Japan, run by people who answer the telephone.', '電話に出る人たちが動かす、国産クラウドです。']],
  ['Orizuru Soft', '折鶴ソフト株式会社', 'おりづるそふと', 'orizuru', 'OS', 'it', 'Hiroshima', 1996, 3, false, ['factory software', '製造業向けソフト'], ['Software for small factories that until now used paper and memory.', '紙と記憶に頼ってきた町工場のためのソフトウェアをつくっています。']],
  ['Kaede Networks', 'かえでネットワークス株式会社', 'かえでねっとわーくす', 'kaede', 'KN', 'it', 'Yokohama', 1999, 5, true, ['networks', 'ネットワーク'], ['Networks for railways, hospitals and the islands.', '鉄道、病院、離島をつなぐネットワークを築いています。']],
  ['Tomoshibi Security', '灯火セキュリティ株式会社', 'ともしびせきゅりてぃ', 'tomoshibi', 'TS', 'it', 'Fukuoka', 2014, 2, false, ['security', 'セキュリティ'], ['We break in politely and leave a report.', '礼儀正しく侵入し、報告書を残すセキュリティ会社です。']],
  ['Kakehashi Data', '架け橋データ株式会社', 'かけはしでーた', 'kakehashi', 'KD', 'it', 'Sendai', 2013, 3, false, ['medical data', '医療データ'], ['We make the data of hospitals speak the same language.', '病院ごとに違うデータの言葉を、ひとつにそろえています。']],
  ['Ponpoko Games', '株式会社ぽんぽこゲームス', 'ぽんぽこげーむす', 'ponpoko', 'PG', 'web', 'Kyoto', 2006, 3, true, ['games', 'ゲーム'], ['Games that three generations can play on one sofa.', '三世代がひとつのソファで遊べるゲームをつくっています。']],
  ['Michikusa', '株式会社みちくさ', 'みちくさ', 'michikusa', 'MK', 'web', 'Tokyo', 2017, 1, false, ['travel app', '旅行アプリ'], ['An app for the long way home.', '遠回りを楽しむための旅行アプリを運営しています。']],
  ['Furumachi Books', '古町ブックス株式会社', 'ふるまちぶっくす', 'furumachi', 'FB', 'web', 'Niigata', 2010, 2, false, ['second-hand books', '古書流通'], ['Every second-hand bookshop in the country in one search box.', '全国の古書店を、ひとつの検索窓につなぎました。']],
  ['Ichigo Recipes', '株式会社いちごレシピ', 'いちごれしぴ', 'ichigo', 'IR', 'web', 'Fukuoka', 2008, 3, true, ['recipe service', 'レシピサービス'], ['What to cook from what is in the fridge, for eight million people.', '冷蔵庫にあるもので何をつくるか。800万人の毎日を支えています。']],
  ['Namiki Trading', '並木商事株式会社', 'なみきしょうじ', 'namiki', 'NT', 'trading', 'Tokyo', 1919, 7, true, ['foodstuffs', '食料'], ['We bring wheat, coffee and ideas across the sea.', '小麦とコーヒーとアイデアを、海を越えて運んでいます。']],
  ['Setouchi Steel Trading', '瀬戸内鋼商株式会社', 'せとうちこうしょう', 'setouchi', 'SS', 'trading', 'Osaka', 1948, 4, false, ['steel', '鉄鋼'], ['Steel for shipyards, in the right place on the right day.', '造船所に、必要な鋼材を必要な日に届けています。']],
  ['Hanamichi Textile', '花道繊維株式会社', 'はなみちせんい', 'hanamichi', 'HT', 'trading', 'Kobe', 1933, 3, false, ['textiles', '繊維'], ['Cloth from Japanese mills for fashion houses abroad.', '日本の織物を、海外のファッションブランドに届けています。']],
  ['Isobe Market', '株式会社磯部マーケット', 'いそべまーけっと', 'isobe', 'IM', 'retail', 'Tokyo', 1968, 7, true, ['supermarkets', 'スーパーマーケット'], ['A supermarket that knows who grew the carrots.', 'にんじんを育てた人の顔がわかるスーパーです。']],
  ['Komorebi Living', 'こもれびリビング株式会社', 'こもれびりびんぐ', 'komorebi', 'KL', 'retail', 'Sapporo', 1987, 6, true, ['furniture', '家具'], ['Furniture that survives children, cats and three moves.', '子どもと猫と三回の引っ越しに負けない家具を届けています。']],
  ['Pandaya Bakery', '株式会社ぱんだや', 'ぱんだや', 'pandaya', 'PB', 'retail', 'Kobe', 1976, 4, false, ['bakeries', 'ベーカリー'], ['Ninety bakeries, every loaf baked in the shop.', '90の店舗すべてで、生地から焼き上げるパン屋です。']],
  ['Megane no Tamura', '株式会社めがねの田村', 'めがねのたむら', 'tamura', 'MT', 'retail', 'Fukui', 1958, 3, false, ['eyewear', '眼鏡'], ['Spectacles from Fukui, fitted by people with time.', '福井の眼鏡を、時間をかけて合わせています。']],
  ['Aozora Mutual', '青空相互生命保険', 'あおぞらそうごせいめいほけん', 'aozora', 'AM', 'banking', 'Tokyo', 1926, 7, false, ['life insurance', '生命保険'], ['Life insurance that explains itself on one page.', '一枚の紙で説明できる生命保険を目指しています。']],
  ['Chikuma Bank', '株式会社千曲銀行', 'ちくまぎんこう', 'chikuma', 'CB', 'banking', 'Nagano', 1934, 6, true, ['regional banking', '地域金融'], ['The bank of the valleys, with a branch in each of them.', '谷ごとに支店のある、信州の銀行です。']],
  ['Umineko Insurance', '海猫損害保険株式会社', 'うみねこそんがいほけん', 'umineko', 'UI', 'banking', 'Aomori', 1949, 4, true, ['marine insurance', '海上保険'], ['Insurance for ships, orchards and everything the weather touches.', '船も果樹園も。天気に左右されるものすべての保険です。']],
  ['Kotsu Pay', '株式会社コツペイ', 'こつぺい', 'kotsu', 'KP', 'fintech', 'Tokyo', 2018, 2, false, ['payments', '決済'], ['Payments for shops with one till and no time.', 'レジが一台の忙しい店のための決済サービスです。']],
  ['Tanuki Ledger', 'たぬき会計株式会社', 'たぬきかいけい', 'tanuki', 'TL', 'fintech', 'Matsuyama', 2015, 2, false, ['accounting software', '会計ソフト'], ['Accounting software for people who would rather be doing something else.', '会計よりも本業に集中したい人のためのソフトをつくっています。']],
  ['Mizuho no Kuni Research', '瑞穂の国総合研究所', 'みずほのくにそうごうけんきゅうじょ', 'mizuhonokuni', 'MR', 'consulting', 'Tokyo', 1970, 4, false, ['public policy', '公共政策'], ['Research for ministries and towns on how people will live.', '人々のこれからの暮らしを、官庁や自治体とともに考えています。']],
  ['Ginga Partners', '銀河パートナーズ株式会社', 'ぎんがぱーとなーず', 'ginga', 'GP', 'consulting', 'Tokyo', 2001, 5, true, ['business transformation', '業務改革'], ['Consultants who stay until it works.', '動くところまで見届けるコンサルティング会社です。']],
  ['Satoyama Design Lab', '株式会社里山デザイン研究所', 'さとやまでざいんけんきゅうじょ', 'satoyama', 'SL', 'consulting', 'Kanazawa', 2010, 0, false, ['regional revival', '地域再生'], ['We help villages decide what they want to become.', '村がどうなりたいかを、村の人と一緒に考えています。']],
  ['Terakoya Online', '株式会社寺子屋オンライン', 'てらこやおんらいん', 'terakoya', 'TK', 'education', 'Tokyo', 2012, 3, false, ['online classes', 'オンライン授業'], ['Live classes for children far from the next cram school.', '塾のない町の子どもに、ライブ授業を届けています。']],
  ['Wakaba Gakuin', '学校法人若葉学院', 'わかばがくいん', 'wakaba', 'WG', 'education', 'Saitama', 1964, 4, false, ['schools', '学校'], ['Kindergartens, schools and a college of nursing under one roof.', '幼稚園から看護専門学校まで、ひとつの学び舎で育てます。']],
  ['Yukimi Hotels', '雪見ホテルズ株式会社', 'ゆきみほてるず', 'yukimi', 'YH', 'tourism', 'Sapporo', 1981, 5, true, ['hotels', 'ホテル'], ['Hotels where the bath has a view of the snow.', '雪を眺める湯船のあるホテルを営んでいます。']],
  ['Shimanami Travel', 'しまなみトラベル株式会社', 'しまなみとらべる', 'shimanami', 'ST', 'tourism', 'Matsuyama', 1993, 2, false, ['cycling tours', 'サイクリングツアー'], ['Bicycle tours from island to island.', '島から島へ、自転車でめぐる旅をつくっています。']],
  ['Ryokan Asunaro', '株式会社旅館あすなろ', 'りょかんあすなろ', 'asunaro', 'RA', 'tourism', 'Kyoto', 1903, 1, false, ['inns', '旅館'], ['Seven inns, each older than the company.', '会社よりも古い七つの旅館を守っています。']],
  ['Kotonoha Advertising', '言の葉広告株式会社', 'ことのはこうこく', 'kotonoha', 'KO', 'media', 'Tokyo', 1979, 4, true, ['advertising', '広告'], ['Advertising that people read to the end.', '最後まで読まれる広告をつくっています。']],
  ['Minato Broadcasting', '港放送株式会社', 'みなとほうそう', 'minato', 'MB', 'media', 'Nagasaki', 1953, 2, false, ['local broadcasting', '地域放送'], ['Radio and television for the islands of the west.', '西の島々に、ラジオとテレビを届けています。']],
  ['Tsukushi Publishing', 'つくし出版株式会社', 'つくししゅっぱん', 'tsukushi', 'TB', 'media', 'Tokyo', 1946, 1, false, ['picture books', '絵本'], ['Picture books that are read until they fall apart.', 'ぼろぼろになるまで読まれる絵本をつくっています。']],
  ['Shizuku Pharma', 'しずく製薬株式会社', 'しずくせいやく', 'shizuku', 'SP', 'health', 'Toyama', 1690, 6, true, ['medicines', '医薬品'], ['Medicine since 1690, clinical trials since 1962.', '1690年に薬づくりを始め、1962年から治験を重ねてきました。']],
  ['Inochi Medical', 'いのちメディカル株式会社', 'いのちめでぃかる', 'inochi', 'ME', 'health', 'Kobe', 1985, 5, true, ['medical devices', '医療機器'], ['Devices that make examinations shorter and less cold.', '検査を短く、やさしくする医療機器を開発しています。']],
  ['Hidamari Care', '社会福祉法人ひだまり', 'ひだまり', 'hidamari', 'HD', 'health', 'Okayama', 1992, 4, false, ['care for the elderly', '高齢者介護'], ['Homes for the elderly with a kitchen in the middle.', '真ん中に台所のある高齢者施設を運営しています。']],
  ['Kusunoki Construction', '楠建設株式会社', 'くすのきけんせつ', 'kusunoki', 'KC', 'construction', 'Osaka', 1929, 6, true, ['bridges and tunnels', '橋梁・トンネル'], ['Bridges and tunnels, and their repair, which is most of the work.', '橋とトンネルをつくり、そして直す。仕事の多くは修繕です。']],
  ['Hinoki Homes', '檜ホームズ株式会社', 'ひのきほーむず', 'hinoki', 'HH', 'construction', 'Nara', 1974, 4, false, ['wooden houses', '木造住宅'], ['Wooden houses that stand for a hundred years.', '百年住める木の家を建てています。']],
  ['Machikado Estate', '街角不動産株式会社', 'まちかどふどうさん', 'machikado', 'MA', 'construction', 'Nagoya', 1998, 3, true, ['town planning', 'まちづくり'], ['Old shopping streets, filled again.', '古い商店街に、もう一度灯りをともしています。']],
  ['Hyuga Solar', '日向ソーラー株式会社', 'ひゅうがそーらー', 'hyuga', 'HS', 'energy', 'Miyazaki', 2009, 2, false, ['solar power', '太陽光発電'], ['Solar power above orange groves, and the oranges do fine.', 'みかん畑の上で太陽光発電。みかんも元気に育っています。']],
  ['Tokai Gas Networks', '東海ガスネットワーク株式会社', 'とうかいがすねっとわーく', 'tokaigas', 'TG', 'energy', 'Shizuoka', 1909, 5, true, ['gas networks', 'ガス導管'], ['Gas today, hydrogen tomorrow, safe every night.', '今日はガスを、明日は水素を。毎晩の安全とともに届けます。']],
  ['Asebi Wind', '馬酔木風力株式会社', 'あせびふうりょく', 'asebi', 'AW', 'energy', 'Akita', 2011, 1, false, ['offshore wind', '洋上風力'], ['Wind farms off the coast of Akita, from survey to service.', '秋田沖の洋上風力を、調査から保守まで担っています。']],
  ['Hakobune Logistics', '箱舟ロジスティクス株式会社', 'はこぶねろじすてぃくす', 'hakobune', 'HL', 'logistics', 'Chiba', 1969, 6, true, ['warehouses', '倉庫'], ['Warehouses where the shelves come to the people.', '棚が人のところへやってくる倉庫を動かしています。']],
  ['Otaru Shipping', '小樽海運株式会社', 'おたるかいうん', 'otaru', 'OT', 'logistics', 'Sapporo', 1899, 4, true, ['ferries', 'フェリー'], ['Ferries and freight between Hokkaido and the rest of the world.', '北海道と世界を、フェリーと貨物船で結んでいます。']],
];

/** The sixty companies of the demo; all of them are made up. */
export const COMPANIES: readonly SeedCompany[] = ROWS.map((row) => {
  const [name, nameJp, nameFurigana, slug, code, industry, city, founded, size, listed, field, about] = row;
  return { name, nameJp, nameFurigana, slug, code, industry, city, founded, size, listed, field, about };
});
