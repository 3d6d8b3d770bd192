import type { InternshipTerms } from '../../src/modules/job/index.ts';

type Pair = readonly [string, string];

interface InternshipKind {
  readonly type: NonNullable<InternshipTerms['type']>;
  /** From the first day to the last. */
  readonly days: number;
  readonly texts: { readonly period: Pair; readonly accommodation: Pair };
  readonly insurance: Pair;
  readonly requirements: Pair;
}

const INSURANCE: Pair = [
  'Accident and liability insurance, taken out by the company',
  '傷害・賠償責任保険に会社負担で加入',
];

/** Kinds of internships, in the order of `INTERNSHIP_TIME`. */
export const INTERNSHIP_KINDS: readonly [InternshipKind, InternshipKind, InternshipKind] = [
  {
    type: 'ABILITY_AND_EXPERTISE',
    days: 5,
    texts: {
      period: ['Five days in a row', '連続5日間'],
      accommodation: ['A room near by for who comes from far away', '遠方の方には近隣の宿泊先を用意します'],
    },
    insurance: INSURANCE,
    requirements: ['Able to come on all five days', '全日程に参加できる方'],
  },
  {
    type: 'CAREER_EDUCATION',
    days: 12,
    texts: {
      period: ['Two weeks, three days a week', '2週間・週3日'],
      accommodation: ['None', 'なし'],
    },
    insurance: INSURANCE,
    requirements: ['A laptop of your own', 'ノートパソコンをお持ちの方'],
  },
  {
    type: 'ABILITY_AND_EXPERTISE',
    days: 26,
    texts: {
      period: ['Four weeks, Monday to Friday', '4週間（月〜金）'],
      accommodation: [
        'Company flat for students from far away, free of charge',
        '遠方の方は社宅を無料で利用できます',
      ],
    },
    insurance: INSURANCE,
    requirements: ['Able to come on most days of the four weeks', '4週間のうち大半の日程に参加できる方'],
  },
];
