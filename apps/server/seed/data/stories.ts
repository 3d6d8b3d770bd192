import type { Actor, PipelineAction } from '../../src/pipeline/transitions.ts';

/** A step: action, days ago, actor (default: the student), and reason. */
export type SeedStep = readonly [action: PipelineAction, daysAgo: number, by?: Actor, reason?: string];

/** History of one application. */
export interface SeedStory {
  readonly audience: 'PUBLIC' | 'UNIVERSITY';
  readonly kind?: 'INTERNSHIP';
  readonly steps: readonly SeedStep[];
  /** Days until the student owes an answer, at five in the afternoon. */
  readonly answerIn?: number;
  /** Days until the company should answer; below zero it is overdue. */
  readonly resultIn?: number;
}

const PUBLIC = 'PUBLIC';
const UNIVERSITY = 'UNIVERSITY';
const company = 'COMPANY';
const university = 'UNIVERSITY';

/** Invited to an interview, attended, and passed. */
const interviewed = (request: number, by: Actor = company): readonly SeedStep[] => [
  ['request-interview', request, by],
  ['accept-interview', request - 1],
  ['pass-interview', request - 14, by],
];

/** Hana Saeki has been looking since January: she has an application at every stage. */
export const HANA_STORIES: readonly SeedStory[] = [
  { audience: PUBLIC, steps: [['apply', 2]], resultIn: 8 },
  { audience: PUBLIC, steps: [['apply', 4]], resultIn: 6 },
  { audience: PUBLIC, steps: [['apply', 9]], resultIn: 5 },
  { audience: PUBLIC, steps: [['apply', 13]], resultIn: 1 },
  { audience: PUBLIC, steps: [['apply', 20]], resultIn: -6 },
  { audience: PUBLIC, steps: [['apply', 2]], resultIn: 12 },
  {
    audience: PUBLIC,
    steps: [
      ['apply', 44],
      ['request-interview', 4, company],
    ],
    answerIn: 1,
  },
  {
    audience: PUBLIC,
    steps: [
      ['apply', 30],
      ['request-interview', 2, company],
    ],
    answerIn: 5,
  },
  {
    audience: PUBLIC,
    steps: [
      ['apply', 60],
      ['request-interview', 24, company],
      ['accept-interview', 23],
    ],
    resultIn: 4,
  },
  {
    audience: PUBLIC,
    steps: [
      ['apply', 55],
      ['request-interview', 19, company],
      ['accept-interview', 18],
    ],
    resultIn: 9,
  },
  { audience: PUBLIC, steps: [['apply', 40], ...interviewed(21)] },
  { audience: PUBLIC, steps: [['apply', 46], ...interviewed(26)] },
  {
    audience: PUBLIC,
    steps: [['apply', 95], ...interviewed(80), ...interviewed(50), ['send-offer', 6, company]],
    answerIn: 10,
  },
  {
    audience: PUBLIC,
    steps: [
      ['apply', 262],
      ...interviewed(245),
      ['send-offer', 220, company],
      ['deny-offer', 214, 'STUDENT', 'FIELD_OF_INTEREST_CHANGED'],
    ],
  },
  {
    audience: PUBLIC,
    kind: 'INTERNSHIP',
    steps: [['apply', 205], ...interviewed(196), ['send-offer', 178, company], ['accept-offer', 176]],
  },
  {
    audience: PUBLIC,
    steps: [
      ['apply', 300],
      ['reject', 288, company],
    ],
  },
  {
    audience: PUBLIC,
    steps: [
      ['apply', 281],
      ['reject', 262, company],
    ],
  },
  { audience: PUBLIC, steps: [['apply', 250], ...interviewed(238), ['reject', 218, company]] },
  {
    audience: PUBLIC,
    steps: [
      ['apply', 226],
      ['reject', 210, company],
    ],
  },
  {
    audience: PUBLIC,
    steps: [
      ['apply', 172],
      ['request-interview', 160, company],
      ['accept-interview', 158],
      ['fail-interview', 149, company],
    ],
  },
  {
    audience: PUBLIC,
    steps: [
      ['apply', 141],
      ['reject', 130, company],
    ],
  },
  { audience: PUBLIC, steps: [['apply', 112], ...interviewed(101), ['reject', 76, company]] },
  {
    audience: PUBLIC,
    steps: [
      ['apply', 70],
      ['withdraw', 66, 'STUDENT', 'SCHEDULE_MISMATCH'],
    ],
  },
  { audience: PUBLIC, steps: [['recommend', 3, university]], answerIn: 6 },
  { audience: PUBLIC, steps: [['recommend', 1, university]], answerIn: 12 },
  { audience: UNIVERSITY, steps: [['recommend', 5, university]], answerIn: 3 },
  { audience: UNIVERSITY, steps: [['recommend', 2, university]], answerIn: 9 },
  {
    audience: UNIVERSITY,
    steps: [
      ['recommend', 25, university],
      ['deny-recommendation', 22, 'STUDENT', 'FIELD_OF_INTEREST_CHANGED'],
    ],
  },
  { audience: UNIVERSITY, steps: [['apply', 10]], resultIn: 4 },
  {
    audience: UNIVERSITY,
    steps: [
      ['apply', 20],
      ['request-interview', 3, university],
    ],
    answerIn: 2,
  },
  {
    audience: UNIVERSITY,
    steps: [
      ['apply', 40],
      ['request-interview', 11, university],
      ['accept-interview', 10],
    ],
    resultIn: 2,
  },
  { audience: UNIVERSITY, steps: [['apply', 40], ...interviewed(22, university)] },
  {
    audience: UNIVERSITY,
    steps: [
      ['apply', 58],
      ['request-interview', 7, company],
      ['reschedule-interview', 6, 'STUDENT', 'CLASS_OR_EXAM'],
    ],
    resultIn: 4,
  },
];

/** Alex Morgan, without a university, has just begun. */
export const ALEX_STORIES: readonly SeedStory[] = [
  { audience: PUBLIC, steps: [['apply', 3]], resultIn: 7 },
  {
    audience: PUBLIC,
    steps: [
      ['apply', 12],
      ['request-interview', 1, company],
    ],
    answerIn: 4,
  },
  {
    audience: PUBLIC,
    steps: [
      ['apply', 40],
      ['reject', 25, company],
    ],
  },
];
