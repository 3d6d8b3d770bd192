import { showJob, type ApplicationStatus } from '@michi/api/job';
import { cleanup, screen } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInPortal } from '../../../shared/test/renderInPortal.tsx';
import ApplicationPanel from './ApplicationPanel.tsx';

const robotics = '0199a1c2-0000-7000-8000-000000000148';

const recommended: ApplicationStatus = {
  id: '0199a1c2-0000-7000-8000-0000000a0001',
  stage: 'RECOMMENDED',
  interviewer: 'COMPANY',
  appliedAt: null,
  stageChangedAt: '2026-11-17T04:10:00.000Z',
  answerBy: '2026-11-24T14:59:00.000Z',
  resultExpectedBy: null,
  isResultOverdue: false,
  turn: 'STUDENT',
  interviewId: null,
  interview: null,
  interviewResult: null,
  jobOfferId: null,
  offer: null,
  rejectedFrom: null,
  allowedActions: ['accept-recommendation', 'deny-recommendation'],
};

function Recommended() {
  const { data } = useQuery({ queryKey: ['example'], queryFn: () => showJob(robotics) });
  return data === undefined ? null : <ApplicationPanel detail={data} application={recommended} level={2} />;
}

const acts = async (requests: readonly Request[]) =>
  Promise.all(requests.filter(({ method }) => method === 'POST').map((request) => request.json()));

afterEach(cleanup);

test('accepts a recommendation', async () => {
  const { requests } = await renderInPortal(<Recommended />, { namespaces: ['jobs'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('You accepted the recommendation.')).toBeTruthy();
  expect(await acts(requests)).toEqual([{ action: 'accept-recommendation' }]);
});

test('declines a recommendation only with a reason', async () => {
  const { requests } = await renderInPortal(<Recommended />, { namespaces: ['jobs'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Decline recommendation' }));
  expect(await screen.findByRole('group', { name: 'Check 1 answer' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: "Schedule Doesn't match" }));
  await userEvent.click(screen.getByRole('button', { name: 'Decline recommendation' }));
  expect(await screen.findByText('You declined the recommendation.')).toBeTruthy();
  expect(await acts(requests)).toEqual([{ action: 'deny-recommendation', reason: 'SCHEDULE_MISMATCH' }]);
});
