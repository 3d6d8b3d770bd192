import type { ApplicationStatus } from '@michi/api/job';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { GlobalDataProvider } from '../../shared/GlobalDataProvider.tsx';
import type { JobTab } from '../../shared/navigation/jobTabs.ts';
import { renderInPortal } from '../../shared/test/renderInPortal.tsx';
import { JobTabProvider } from './JobProviders.fixture.tsx';
import { Component as JobsScreen } from './JobsScreen.tsx';

beforeEach(() => page.viewport(390, 844));
afterEach(() => localStorage.clear());

const meeting = {
  id: '0199a1c2-0000-7000-8000-0000000a2002',
  phase: 'Second interview',
  phaseJp: '二次面接',
  status: 'REQUESTED',
  startsAt: '2026-11-27T08:30:00.000Z',
  endsAt: '2026-11-27T09:15:00.000Z',
  style: 'ONLINE',
  link: 'https://meet.isobe.example/second-2027',
  address: null,
  addressJp: null,
} as const;
const held = {
  ...meeting,
  phase: 'First interview',
  phaseJp: '一次面接',
  status: 'ACCEPTED',
  startsAt: '2026-11-12T01:00:00.000Z',
  endsAt: '2026-11-12T01:40:00.000Z',
} as const;
const failed = {
  outcome: 'FAILED',
  decidedOn: '2026-11-18',
  phase: 'First interview',
  phaseJp: '一次面接',
} as const;
const offer = {
  id: '0199a1c2-0000-7000-8000-0000000a1003',
  status: 'OFFERED',
  canAccept: false,
  expiresAt: '2026-11-30T08:00:00.000Z',
  joiningDate: '2027-04-01',
  answeredAt: null,
} as const;
const nothingOwed = { answerBy: null, turn: null, resultExpectedBy: null } as const;
const rows: readonly (readonly [
  string,
  JobTab,
  Partial<ApplicationStatus>,
  readonly string[],
  readonly string[],
])[] = [
  [
    'an interview that is asked for',
    3,
    {},
    [
      'Your turn',
      'Respond by Sat 21 Nov, 17:00',
      'Tomorrow',
      'Second interview',
      'Fri 27 Nov, 17:30–\u206018:15',
      'Online',
    ],
    [
      'あなたの回答待ち',
      '回答期限 11/21（土）17:00',
      '二次面接',
      '11/27（金）17:30〜\u206018:15',
      'オンライン',
    ],
  ],
  [
    'one whose response date has passed',
    3,
    { answerBy: '2026-11-19T08:00:00.000Z' },
    ['Your turn', 'The deadline was Thu 19 Nov, 17:00. You can still respond'],
    ['あなたの回答待ち', '回答期限の11/19（木）17:00を過ぎていますが、まだ回答できます'],
  ],
  [
    'one for which another time is asked',
    3,
    {
      ...nothingOwed,
      turn: 'UNIVERSITY',
      interviewer: 'UNIVERSITY',
      resultExpectedBy: '2026-11-24T08:00:00.000Z',
      interview: { ...meeting, status: 'RESCHEDULE_REQUESTED' },
    },
    ['Waiting for your university', 'You requested another time', 'Reply expected by Tue 24 Nov'],
    ['大学からの連絡待ち', '日程変更を依頼中です', '11/24（火）までに連絡予定'],
  ],
  [
    'one that was accepted',
    4,
    { ...nothingOwed, stage: 'INTERVIEW_ACCEPTED', interview: { ...meeting, status: 'ACCEPTED' } },
    ['Second interview', 'Fri 27 Nov, 17:30–\u206018:15', 'Online', 'Open the meeting'],
    ['二次面接', '11/27（金）17:30〜\u206018:15', 'オンライン', 'オンラインで参加'],
  ],
  [
    'one on site that is over',
    4,
    {
      ...nothingOwed,
      stage: 'INTERVIEW_ACCEPTED',
      turn: 'COMPANY',
      resultExpectedBy: '2026-11-19T08:00:00.000Z',
      isResultOverdue: true,
      interview: {
        ...meeting,
        status: 'ACCEPTED',
        startsAt: '2026-11-17T05:00:00.000Z',
        endsAt: '2026-11-17T06:00:00.000Z',
        style: 'OFFLINE',
        link: null,
        address: '5-1 Minamihama',
        addressJp: '南浜5-1',
      },
    },
    ['Waiting for the company', 'On site', '5-1 Minamihama', 'Ended', 'Reply was expected by Thu 19 Nov'],
    ['企業からの連絡待ち', '対面', '南浜5-1', '終了しました', '連絡予定日の11/19（木）を過ぎています'],
  ],
  [
    'a result that is good',
    5,
    {
      ...nothingOwed,
      stage: 'INTERVIEW_RESULT',
      turn: 'COMPANY',
      interview: held,
      interviewResult: { ...failed, outcome: 'SELECTED' },
    },
    ['Waiting for the company', 'Selected', 'First interview on Thu 12 Nov', 'Decided on Wed 18 Nov'],
    ['企業からの連絡待ち', '通過', '11/12（木）の一次面接', '11/18（水）に決定'],
  ],
  [
    'a result that is not',
    5,
    {
      ...nothingOwed,
      stage: 'UNLUCKY',
      interview: held,
      interviewResult: failed,
      rejectedFrom: 'INTERVIEW_ACCEPTED',
    },
    ['Unlucky', 'First interview on Thu 12 Nov', 'Decided on Wed 18 Nov'],
    ['見送り', '11/12（木）の一次面接', '11/18（水）に決定'],
  ],
  [
    'an application that ended with the documents',
    7,
    {
      ...nothingOwed,
      stage: 'UNLUCKY',
      interview: null,
      interviewResult: null,
      rejectedFrom: 'APPLIED',
      stageChangedAt: '2026-11-12T03:00:00.000Z',
    },
    ['Unlucky', 'At document screening', 'Thu 12 Nov'],
    ['見送り', '書類選考', '11/12（木）'],
  ],
  [
    'one that ended after an interview it had passed',
    7,
    {
      ...nothingOwed,
      stage: 'UNLUCKY',
      interview: { ...meeting, status: 'ACCEPTED' },
      interviewResult: { ...failed, outcome: 'SELECTED' },
      rejectedFrom: 'INTERVIEW_RESULT',
      stageChangedAt: '2026-11-12T03:00:00.000Z',
    },
    ['Unlucky', 'After: Second interview', 'Thu 12 Nov'],
    ['見送り', '二次面接の後', '11/12（木）'],
  ],
  [
    'an offer',
    6,
    {},
    ['Your turn', 'Respond by Mon 30 Nov, 17:00'],
    ['あなたの回答待ち', '回答期限 11/30（月）17:00'],
  ],
  [
    'an offer that has expired',
    6,
    { ...nothingOwed, offer: { ...offer, status: 'EXPIRED', expiresAt: '2026-11-19T08:00:00.000Z' } },
    ['It expired on Thu 19 Nov, 17:00'],
    ['11/19（木）17:00に回答期限切れ'],
  ],
  [
    'an offer that was accepted',
    6,
    {
      ...nothingOwed,
      stage: 'OFFER_ACCEPTED',
      offer: { ...offer, status: 'ACCEPTED', answeredAt: '2026-11-18T08:00:00.000Z' },
    },
    ['You accepted on Wed 18 Nov'],
    ['11/18（水）に承諾'],
  ],
  [
    'an offer that was declined',
    6,
    {
      ...nothingOwed,
      stage: 'OFFER_DENIED',
      offer: { ...offer, status: 'DENIED', answeredAt: '2026-11-18T08:00:00.000Z' },
    },
    ['You declined on Wed 18 Nov'],
    ['11/18（水）に辞退'],
  ],
];

const shown = () => document.body.textContent.replaceAll('\u00A0', ' ');

test.each(
  rows.flatMap(([name, tab, change, en, jp]) => [
    { name, tab, change, language: 'en', texts: en, cards: 'Card View' } as const,
    { name, tab, change, language: 'jp', texts: jp, cards: 'カード表示' } as const,
  ]),
)(
  'a tab says of $name what matters and whose turn it is, and no entry deadline ($language)',
  async ({ tab, change, language, texts, cards }) => {
    await renderInPortal(
      <GlobalDataProvider>
        <JobTabProvider audience="PUBLIC" tab={tab} change={change}>
          <JobsScreen />
        </JobTabProvider>
      </GlobalDataProvider>,
      { path: `/student/job/public-jobs?tab=${tab}`, namespaces: ['jobs'], language },
    );
    const expectTexts = () =>
      waitFor(() => expect(texts.filter((word) => !shown().includes(word))).toEqual([]));
    await expectTexts();
    // The entry deadlines of the jobs in the contract's examples.
    expect(shown()).not.toMatch(/4 Dec|12\/4|31 Aug|8\/31/);
    screen.getByRole('radio', { name: cards }).click();
    await waitFor(() => expect(screen.queryAllByRole('heading', { level: 2 })).toHaveLength(1));
    await expectTexts();
    expect(shown()).not.toMatch(/4 Dec|12\/4|31 Aug|8\/31/);
  },
);
