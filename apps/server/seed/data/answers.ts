import type { Database } from '../../src/platform/database/schema.ts';
import { HANAS_REASON } from '../makeSeminars.ts';

/** A version of an answer in the demo. */
export interface SeedAnswer {
  /** Number of its id. */
  readonly number: number;
  readonly topic: Database['profile_answers']['topic'];
  readonly name: string;
  readonly text: string;
  readonly target?: number;
  readonly isInProfile: boolean;
  /** Days since it was first written, and last changed. */
  readonly days: readonly [number, number];
}

export const READING_CIRCLE = 0x0701;

export const HANAS_ANSWERS: readonly SeedAnswer[] = [
  {
    number: READING_CIRCLE,
    topic: 'FOCUS_AS_STUDENT',
    name: '読書会（400字）',
    text: '学生時代に最も力を入れたのは、商店街の空き店舗で2年間続けた読書会の運営です。大学2年の春、閉店した文具店の店主から「もう一度、人が集まる場所にしたい」とうかがい、友人3人と月2回の会を始めました。最初の半年は参加者が5人ほどで、いつも同じ人しか話さないことが課題でした。そこで、帰り際に一人ひとりから感想を聞き、延べ120人の声を記録しました。「本を読み終えていないと話しにくい」という声が多いことがわかり、その場で短い文章を読んでから話す形に改め、進行役も毎回交代にしました。その結果、参加者は20人前後に増え、10代から70代までが同じ席を囲む会になりました。店主は今年、その場所で古書店を開いています。この経験から、答えを急がずに相手の話を最後まで聞き、聞いたことをもとに仕組みを変えていく大切さを学びました。仕事でも、使う人の声から改善を重ねていきたいです。',
    target: 400,
    isInProfile: true,
    days: [60, 4],
  },
  {
    number: 0x0702,
    topic: 'FOCUS_AS_STUDENT',
    name: '読書会（200字）',
    text: '商店街の空き店舗で、読書会を2年間運営しました。当初は参加者が5人ほどで、いつも同じ人しか話さないことが課題でした。帰り際に延べ120人の声を聞き、その場で短い文章を読んでから話す形に改めた結果、参加者は20人前後に増えました。相手の話を最後まで聞き、仕組みを変えることの大切さを学びました。',
    target: 200,
    isInProfile: false,
    days: [40, 12],
  },
  {
    number: 0x0703,
    topic: 'ABOUT',
    name: '自己PR',
    text: '人の話を最後まで聞いてから考えることを大切にしています。商店街の空き店舗で、店主や学生と小さな読書会を続けました。',
    isInProfile: true,
    days: [300, 20],
  },
  {
    number: 0x0704,
    topic: 'HOBBIES',
    name: '趣味',
    text: '古い街道を歩くこと、地図を読むこと',
    isInProfile: true,
    days: [300, 300],
  },
  {
    number: 0x0301,
    topic: 'REASON_FOR_APPLYING',
    name: '相手の思いを聞き取る仕事',
    text: HANAS_REASON,
    isInProfile: true,
    days: [121, 20],
  },
  {
    number: 0x0302,
    topic: 'REASON_FOR_APPLYING',
    name: '人と機械のあいだを考える',
    text: '街の中で機械と人がどう折り合うのかを、つくる側の方から直接うかがいたいです。',
    isInProfile: true,
    days: [120, 20],
  },
];

/** Not in the profile, so that a first application leads there. */
export const ALEXS_ANSWERS: readonly SeedAnswer[] = [
  {
    number: 0x0711,
    topic: 'FOCUS_AS_STUDENT',
    name: 'Darkroom, first draft',
    text: 'I put most of my time into the darkroom of our photography club. When I joined, it was closing: eight members, broken timers, and a waiting list nobody kept. I rebuilt the booking page in TypeScript, wrote a one-page guide for beginners, and taught a first class every other Friday. Within a year we had 41 members, and the room was used six days a week. I learned to ask people what stops them before I build anything.',
    target: 500,
    isInProfile: false,
    days: [14, 3],
  },
];

/** What Hana’s counsellor said about words of the first version, and about some that she has since replaced. */
export const COMMENTS: readonly { readonly quote: string; readonly text: string; readonly days: number }[] = [
  {
    quote: 'いろいろな工夫をしました',
    text: '「いろいろな」を、実際にしたことに置き換えてみましょう。',
    days: 6,
  },
  {
    quote: 'いつも同じ人しか話さないこと',
    text: 'なぜそうなったのか、ご自身の見立てを一文加えると、次の行動につながって読めます。',
    days: 2,
  },
];
