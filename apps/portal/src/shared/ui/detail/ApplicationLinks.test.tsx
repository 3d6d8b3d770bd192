import { example } from '@michi/api/mocks';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInPortal } from '../../../shared/test/renderInPortal.tsx';
import { ApplicationLinks } from './ApplicationLinks.tsx';

const { application: applied } = example('actOnJob').data.job;
if (applied === null) throw new Error('The example has no application');

afterEach(cleanup);

test.each([
  [{ stage: 'APPLIED' }, []],
  [
    { stage: 'INTERVIEW_REQUESTED', turn: 'STUDENT', interviewId: 'i' },
    [['Respond to the interview request', '/student/job/interview/details?id=i']],
  ],
  [
    { stage: 'INTERVIEW_REQUESTED', turn: 'COMPANY', interviewId: 'i' },
    [['View interview', '/student/job/interview/details?id=i']],
  ],
  [
    { stage: 'INTERVIEW_RESULT', interviewId: 'i' },
    [['View interview', '/student/job/interview/details?id=i']],
  ],
  [
    { stage: 'OFFERED', turn: 'STUDENT', interviewId: 'i', jobOfferId: 'o' },
    [
      ['Respond to the offer', '/student/job/offer-letter?id=o'],
      ['View interview', '/student/job/interview/details?id=i'],
    ],
  ],
  [
    { stage: 'OFFERED', turn: null, jobOfferId: 'o' },
    [['View offer letter', '/student/job/offer-letter?id=o']],
  ],
  [{ stage: 'OFFER_ACCEPTED', jobOfferId: 'o' }, [['View offer letter', '/student/job/offer-letter?id=o']]],
] as const)('of %o leads to %o', async (change, expected) => {
  await renderInPortal(<ApplicationLinks application={{ ...applied, ...change }} kind="JOB" />, {
    namespaces: ['jobs'],
  });
  expect(screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    expected,
  );
});

test.each([
  ['INTERNSHIP', '2026-11-20', true],
  ['INTERNSHIP', '2026-11-21', false],
  ['JOB', '2026-11-20', false],
] as const)(
  'of an accepted %s with the first day on %s leads to the timesheet: %s',
  async (kind, joiningDate, leads) => {
    await renderInPortal(
      <ApplicationLinks
        application={{
          ...applied,
          stage: 'OFFER_ACCEPTED',
          jobOfferId: 'o',
          offer: {
            id: 'o',
            status: 'ACCEPTED',
            canAccept: false,
            expiresAt: '2026-11-10T08:00:00.000Z',
            joiningDate,
            answeredAt: '2026-11-09T08:00:00.000Z',
          },
        }}
        kind={kind}
      />,
      { namespaces: ['jobs'] },
    );
    expect(screen.queryAllByRole('link', { name: 'Enter your hours' })).toHaveLength(leads ? 1 : 0);
  },
);
