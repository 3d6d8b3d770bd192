import { showJob, type JobDetail } from '@michi/api/job';
import { useQuery } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { toJobApply } from '../../../shared/navigation/paths.ts';
import { renderInPortal } from '../../../shared/test/renderInPortal.tsx';
import { ApplicationState } from '../../../shared/ui/detail/ApplicationState.tsx';
import { ApplicationPanel } from './ApplicationPanel.tsx';
import { recommendedApplication } from '../JobProviders.fixture.tsx';
import { useApplying } from '../useApplying.ts';

const robotics = '0199a1c2-0000-7000-8000-000000000148';

function Recommended() {
  const { data } = useQuery({ queryKey: ['example'], queryFn: () => showJob(robotics) });
  return data === undefined ? null : (
    <Panel detail={{ ...data, job: { ...data.job, application: recommendedApplication } }} />
  );
}

function Panel({ detail }: { readonly detail: JobDetail }) {
  const { link } = useApplying(detail.job);
  return <ApplicationPanel detail={detail} application={recommendedApplication} level={2} accept={link} />;
}

const acts = async (requests: readonly Request[]) =>
  Promise.all(requests.filter(({ method }) => method === 'POST').map((request) => request.json()));

afterEach(cleanup);

test('accepts a recommendation on the page that shows what is sent with it', async () => {
  const { requests } = await renderInPortal(<Recommended />, { namespaces: ['jobs'] });
  const accept = await screen.findByRole('link', { name: 'Accept' });
  expect(accept.getAttribute('href')).toBe(toJobApply('PUBLIC', robotics));
  expect(await acts(requests)).toEqual([]);
});

test.each([
  ['a declined recommendation', null, 'Declined'],
  ['a withdrawn application', '2026-11-18T04:10:00.000Z', 'Withdrawn'],
])('calls %s so', async (_what, appliedAt, label) => {
  const ended = {
    ...recommendedApplication,
    stage: 'WITHDRAWN',
    turn: null,
    answerBy: null,
    appliedAt,
  } as const;
  await renderInPortal(<ApplicationState application={ended} kind="JOB" />, { namespaces: ['jobs'] });
  expect(await screen.findByText(label)).toBeTruthy();
  expect(
    screen.getByText(appliedAt === null ? /^You declined the recommendation on/ : /^Withdrawn on/),
  ).toBeTruthy();
});

test('declines a recommendation only with a reason', async () => {
  const { requests } = await renderInPortal(<Recommended />, { namespaces: ['jobs'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Decline recommendation' }));
  expect(await screen.findByRole('group', { name: 'Check 1 answer' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: "Schedule Doesn't match" }));
  await userEvent.click(screen.getByRole('button', { name: 'Decline recommendation' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(await acts(requests)).toEqual([{ action: 'deny-recommendation', reason: 'SCHEDULE_MISMATCH' }]);
});
