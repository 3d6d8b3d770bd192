import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { NamedCompany } from './findCompanies.ts';
import { readCarefully, type Notice, type ReadingContext } from './readCarefully.ts';

const named = (name: string, nameJp: string | null, titles?: readonly [string, string]): NamedCompany => ({
  name,
  nameJp,
  industry: titles === undefined ? null : { title: titles[0], titleJp: titles[1] },
});

const own = named('Akane Machines', '株式会社あかね機械', ['Machinery and robotics', '機械・ロボット']);
const others = [
  named('Kitami Market Co., Ltd.', '株式会社北見マーケット', ['Food and retail', '食品・小売']),
  named('Akane', '株式会社あかね', ['Trading', '商社']),
  named('Fujimoto Inc.', '富士本（株）', ['Banking and insurance', '銀行・保険']),
  named('Rakuda', '楽駝株式会社', ['Machinery and robotics', '機械・ロボット']),
  named('Recall', 'リコール株式会社'),
  named('Indeed', null),
  named('NTX', 'エヌティーエックス株式会社', ['Information technology', 'IT・通信']),
];

const read = (text: string, change: Partial<ReadingContext> = {}): readonly Notice[] =>
  readCarefully(text, { company: own, others, medium: 'WRITING', ...change });

/** What is said of a text by one rule: the quoted places. */
const quotes = (text: string, kind: Notice['kind'], change?: Partial<ReadingContext>): readonly string[] =>
  read(text, change)
    .filter((notice) => notice.kind === kind)
    .map(({ start, end }) => text.slice(start, end));

describe('the name of another company', () => {
  it.each([
    ['株式会社北見マーケットの理念に共感しました。', '株式会社北見マーケット'],
    ['先日北見マーケットの説明会で伺いました。', '北見マーケット'],
    ['富士本の社員の方に伺いました。', '富士本'],
    ['富士本入社後は開発に携わりたいです。', '富士本'],
    ['エヌティーエックスで働きたいです。', 'エヌティーエックス'],
    ['私は ＮＴＸ を志望します。', 'ＮＴＸ'],
    ['楽駝様の製品を使っています。', '楽駝'],
    ['I want to join Kitami Market because of its people.', 'Kitami Market'],
    ['I want to join kitami\nmarket.', 'kitami\nmarket'],
    ['Fujimoto’s products are sold everywhere.', 'Fujimoto'],
    ['At NTX, I would write software.', 'NTX'],
    ['Kitami Market Co., Ltd. is my first choice.', 'Kitami Market Co., Ltd.'],
  ])('is noticed: %s', (text, name) => {
    expect(quotes(text, 'OTHER_COMPANY')).toEqual([name]);
  });

  it.each([
    ['its own', '株式会社あかね機械を志望します。'],
    ['its own without the legal form, which contains another', 'あかね機械の製品に惹かれました。'],
    ['its own in English, which contains another', 'Akane Machines builds what I like. AKANE MACHINES does.'],
    ['a word that begins so', '楽駝的な性格です。'],
    ['a word that ends so', '新富士本線で通学しています。'],
    ['a longer katakana word', 'リコールセンターで働きました。'],
    ['a short name in hiragana, which is a word', 'あかねさす空を見ました。'],
    ['a longer English word', 'I recalled it, and the NTXs were broken. Recalled.'],
    ['the same word without a capital', 'It was indeed hard to recall.'],
    ['an adverb that begins a sentence', 'Indeed, it was hard.'],
    ['nothing', '御社'],
  ])('is not noticed in %s', (_what, text) => {
    expect(quotes(text, 'OTHER_COMPANY')).toEqual([]);
  });

  it('is that of the longer name if it contains its own', () => {
    const longer = named('Akane Machines Kyushu', 'あかね機械九州株式会社');
    const text = 'あかね機械九州で働きたいです。';
    expect(quotes(text, 'OTHER_COMPANY', { others: [longer] })).toEqual(['あかね機械九州']);
  });

  it('is counted once for each company, at its first place', () => {
    const text = '北見マーケットと北見マーケットと富士本です。';
    expect(read(text).filter(({ kind }) => kind === 'OTHER_COMPANY')).toEqual([
      { kind: 'OTHER_COMPANY', company: others[0], count: 2, start: 0, end: 7 },
      { kind: 'OTHER_COMPANY', company: others[2], count: 1, start: 16, end: 19 },
    ]);
  });
});

describe('another industry', () => {
  it.each([
    ['食品業界で人の役に立ちたいです。', '食品業界'],
    ['小売業に興味があります。', '小売業'],
    ['商社で働きたいと考えています。', '商社で働'],
    ['銀行を志望しています。', '銀行を志望'],
    ['IT業界の発展に貢献します。', 'IT業界'],
    ['食品メーカーである貴社に惹かれました。', '食品メーカーである貴社'],
    ['I look for a career in banking.', 'career in banking'],
    ['The retail industry needs robots.', 'retail industry'],
    ['I am interested in information technology.', 'interested in information technology'],
  ])('is noticed: %s', (text, quote) => {
    expect(quotes(text, 'OTHER_INDUSTRY')).toEqual([quote]);
  });

  it.each([
    '機械業界で働きたいです。',
    'ロボット業界に興味があります。',
    '食品のアルバイトをしました。',
    '銀行業務を学びました。',
    '小売店で接客をしました。',
    'I worked in the machinery industry.',
    'I bought food at a market.',
    'Banking was hard in 1929.',
  ])('is not noticed: %s', (text) => {
    expect(quotes(text, 'OTHER_INDUSTRY')).toEqual([]);
  });

  it('is unknown if that of the company is', () => {
    expect(quotes('食品業界', 'OTHER_INDUSTRY', { company: { ...own, industry: null } })).toEqual([]);
  });
});

describe('a placeholder', () => {
  it.each([
    ['株式会社〇〇の皆様へ。', '株式会社〇〇'],
    ['私は○○に興味があります。', '○○'],
    ['●●株式会社を志望します。', '●●株式会社'],
    ['◯◯部で活動しました。', '◯◯'],
    ['ＸＸの説明会に参加しました。', 'ＸＸ'],
    ['XX社を志望します。', 'XX社'],
    ['＿＿と申します。', '＿＿'],
    ['【企業名】を志望します。', '【企業名】'],
    ['貴社名を志望します。', '貴社名'],
    ['志望動機は（ここに理由を記入）です。', 'ここに理由を記入'],
    ['Dear [company],', '[company]'],
    ['Dear [Hiring Manager’s Name],', '[Hiring Manager’s Name]'],
    ['I am {name}.', '{name}'],
    ['I want to join <company name>.', '<company name>'],
    ['I study at ___.', '___'],
    ['TODO: write about the team', 'TODO'],
  ])('is noticed: %s', (text, quote) => {
    expect(quotes(text, 'PLACEHOLDER')).toEqual([quote]);
  });

  it.each([
    '二〇〇五年に始めました。',
    '○ 毎日練習しました。',
    '【自己PR】粘り強さが強みです。',
    'TODOアプリを開発しました。',
    'A社でインターンシップに参加しました。',
    '会社名ではなく人で選びました。',
    'I built a TODO app in my second year.',
    'It runs in List<String> and is cited in [1].',
    'See [the page](https://example.com).',
    'It was 3 < 4 and 5 > 2.',
    'The snake_case name __init__ is odd.',
  ])('is not noticed: %s', (text) => {
    expect(quotes(text, 'PLACEHOLDER')).toEqual([]);
  });

  it('is none if a company is called so', () => {
    const company = named('XX', '株式会社〇〇', undefined);
    expect(quotes('株式会社〇〇を志望します。', 'PLACEHOLDER', { company })).toEqual([]);
  });
});

describe('the word for the company', () => {
  it.each([
    ['WRITING', '御社を志望します。', '御社', '貴社'],
    ['WRITING', '私は御行の一員になりたいです。', '御行', '貴行'],
    ['WRITING', '御社内の制度に惹かれました。', '御社', '貴社'],
    ['WRITING', '御庁の業務に興味があります。', '御庁', '貴庁'],
    ['SPEECH', '貴社を志望しております。', '貴社', '御社'],
    ['SPEECH', '貴行の説明会に参加しました。', '貴行', '御行'],
    ['SPEECH', 'I would say 貴社.', '貴社', '御社'],
  ] as const)('is noticed in %s: %s', (medium, text, found, expected) => {
    expect(read(text, { medium })).toMatchObject([{ kind: 'HONORIFIC', found, expected, count: 1 }]);
  });

  it.each([
    ['WRITING', '貴社を志望します。'],
    ['SPEECH', '御社を志望します。'],
    ['WRITING', '面接で「御社が第一志望です」と伝えました。'],
    ['WRITING', '御行儀よく過ごしました。'],
    ['WRITING', '御社名を志望します。'],
    ['SPEECH', '貴重な経験でした。'],
    ['WRITING', 'I want to join your company.'],
  ] as const)('is not noticed in %s: %s', (medium, text) => {
    expect(quotes(text, 'HONORIFIC', { medium })).toEqual([]);
  });
});

describe('です・ます with だ・である', () => {
  it.each([
    ['私は研究をしています。とても楽しい。', '。とても楽しい。'],
    ['強みは粘り強さだ。大学で学びました。毎日続けています。', '強みは粘り強さだ。'],
    ['結果は優勝であった。嬉しかったです。成長しました。', '結果は優勝であった。'],
    ['仲間と話し合った。仲間と考えた。結果が出ました。', '結果が出ました。'],
    ['貴社で働きたい。よろしくお願いいたします。', '貴社で働きたい。'],
    ['毎朝六時に起きる。健康です。', '毎朝六時に起きる。'],
    ['成果は出ないだろう。そう言われました。', '成果は出ないだろう。'],
    ['人を励ます。私の役目です。', '人を励ます。'],
  ])('is noticed: %s', (text, quote) => {
    const [found] = quotes(text, 'MIXED_STYLE');
    expect(quote.endsWith(found ?? '-')).toBe(true);
  });

  it.each([
    '私は研究をしています。楽しいです。',
    '強みは粘り強さだ。大学で学んだ。',
    '先生に「頑張れ。君ならできる。」と言われました。嬉しかったです。',
    '部活動での学び。それは挑戦です。',
    '・毎日練習した\n・大会に出た\n以上が私の取り組みです。',
    '友人は『もう遅い』と言いました。ありがとう。',
    '成長しました（自分でも驚いた）。続けます。',
    'I like it. 楽しいです。',
    'It works. It is fine.',
  ])('is not noticed: %s', (text) => {
    expect(quotes(text, 'MIXED_STYLE')).toEqual([]);
  });

  it('counts the sentences of both', () => {
    expect(read('研究です。楽しいです。長い一日だった。')).toMatchObject([
      { kind: 'MIXED_STYLE', polite: 2, plain: 1 },
    ]);
  });
});

describe('the length', () => {
  it.each([
    ['あ'.repeat(401), 400, 'OVER_TARGET', 401],
    ['👩‍👩‍👧'.repeat(11), 10, 'OVER_TARGET', 11],
    ['か\u3099'.repeat(11), 10, 'OVER_TARGET', 11],
    ['a'.repeat(1000), 200, 'OVER_TARGET', 1000],
    ['あ'.repeat(319), 400, 'UNDER_TARGET', 319],
    ['a\n\n\n\nb', 6, 'UNDER_TARGET', 2],
    ['👩‍👩‍👧', 10, 'UNDER_TARGET', 1],
  ] as const)('is noticed: %#', (text, target, kind, length) => {
    expect(read(text, { target })).toContainEqual(expect.objectContaining({ kind, length, target }));
  });

  it.each([
    ['あ'.repeat(400), 400],
    ['あ'.repeat(320), 400],
    ['👩‍👩‍👧'.repeat(10), 10],
    ['a\nb\nc\n', 3],
    ['か\u3099'.repeat(8), 10],
    ['', 400],
    ['あ', undefined],
  ])('is not noticed: %#', (text, target) => {
    const kinds = read(text, { target }).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind.endsWith('TARGET'))).toEqual([]);
  });

  it('counts line breaks as the form does, and quotes what is over', () => {
    expect(quotes('a\r\nbc', 'OVER_TARGET', { target: 3 })).toEqual([]);
    expect(quotes('a\r\nbc', 'OVER_TARGET', { target: 3, countsLineBreaks: true })).toEqual(['c']);
  });
});

describe('a long sentence', () => {
  const long = `${'私は毎日'.repeat(26)}走りました。`;
  it.each([
    [long, long],
    [`短い文です。${long}`, long],
    [`見出し\n${long}`, long],
    [`${'「はい。」と言い、'.repeat(12)}続けました。`, `${'「はい。」と言い、'.repeat(12)}続けました。`],
    [`It is short. Then ${'word '.repeat(50)}end.`, `Then ${'word '.repeat(50)}end.`],
    [
      `${'word '.repeat(20)}by Dr. Smith ${'word '.repeat(20)}end.`,
      `${'word '.repeat(20)}by Dr. Smith ${'word '.repeat(20)}end.`,
    ],
  ])('is noticed: %#', (text, quote) => {
    expect(quotes(text, 'LONG_SENTENCE')).toEqual([quote]);
  });

  it.each([
    'あ'.repeat(100),
    `${'あ'.repeat(60)}。${'い'.repeat(60)}。`,
    `${'あ'.repeat(60)}！${'い'.repeat(60)}？`,
    `${'あ'.repeat(60)}\n${'い'.repeat(60)}`,
    `https://example.com/${'a'.repeat(120)} に作品があります。`,
    `${'word '.repeat(30)}end. The ${'word '.repeat(30)}end.`,
    `${'word '.repeat(30)}end? ${'word '.repeat(30)}end!`,
  ])('is not noticed: %#', (text) => {
    expect(quotes(text, 'LONG_SENTENCE')).toEqual([]);
  });

  it('is as long as the language of the text allows, whatever letters are in it', () => {
    const text = `I work for クリップ ${'word '.repeat(22)}end.`;
    expect(quotes(text, 'LONG_SENTENCE', { language: 'en' })).toEqual([]);
    expect(quotes(text, 'LONG_SENTENCE', { language: 'jp' })).toEqual([text]);
  });
});

describe('a word five times', () => {
  it.each([
    ['経験を積み、経験を活かし、経験を話し、経験を書き、経験を残す。', '経験', 5],
    ['ロボットとロボットとロボットとロボットとロボットとロボット。', 'ロボット', 6],
    ['努力を。努力が。努力に。努力は。努力も。', '努力', 5],
    ['データ、データ、データ、データ、データ。', 'データ', 5],
    ['Research is research. My Research is research on research.', 'research', 5],
    ['The team, a team, our team, this team and that team.', 'team', 5],
  ])('is noticed: %s', (text, word, count) => {
    expect(read(text)).toContainEqual(expect.objectContaining({ kind: 'REPEATED_WORD', word, count }));
  });

  it.each([
    '経験を積み、経験を活かし、経験を話し、経験を書く。',
    'これはこれでこれとこれがこれをこれに。',
    '貴社と貴社と貴社と貴社と貴社を志望します。',
    'あかね機械とあかね機械とあかね機械とあかね機械とあかね機械。',
    '2024年、2024年、2024年、2024年、2024年。',
    'With what I have, with what you have, with that, with this, with it.',
    'I am in it, I am in it, I am in it, I am in it, I am in it.',
    `${'経験を積みました。'.repeat(5)}${'いろいろありました。'.repeat(200)}`,
  ])('is not noticed: %s', (text) => {
    expect(quotes(text, 'REPEATED_WORD')).toEqual([]);
  });
});

test('only the three most frequent words are noticed', () => {
  const text = '努力の成果。仲間の成果。練習の成果。大会の成果。'.repeat(5);
  expect(quotes(text, 'REPEATED_WORD')).toEqual(['成果', '努力', '仲間']);
});

test('nothing is noticed in a careful text', () => {
  const texts = [
    '私は貴社のロボットに惹かれ、志望しました。大学では音声認識を研究し、聞き取りにくい声を拾う方法を学びました。入社後は、現場の声を聞きながら評価の仕組みを整えたいです。',
    'I want to build machines that people trust. At university I studied how robots hear. Your test team does this every day, and I would like to learn from it.',
  ];
  for (const text of texts) expect(read(text)).toEqual([]);
});

test('every place lies within the text', () => {
  const pieces = fc.constantFrom(
    '御社',
    '貴社',
    '。',
    '「',
    '」',
    '（',
    '\n',
    ' ',
    '〇〇',
    '[company]',
    'です',
    'だ',
    '経験',
    '北見マーケット',

    'ＮＴＸ',
    '食品業界',
    '👩‍👩‍👧',
    'か\u3099',
    'Dr. ',
    'Indeed',
    'あかね機械',
    '\ud83d',
    'ま'.repeat(101),
    '\r\n',
  );
  const texts = fc.array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 30 });
  fc.assert(
    fc.property(texts, fc.option(fc.nat(40), { nil: undefined }), (parts, target) => {
      const text = parts.join('');
      for (const { start, end, kind } of read(text, { target })) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(text.length);
        expect(end - start).toBeGreaterThanOrEqual(kind === 'UNDER_TARGET' ? 0 : 1);
      }
    }),
  );
});
