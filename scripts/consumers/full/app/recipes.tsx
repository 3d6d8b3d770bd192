import { getShowJobQueryKey, showJob, useShowJob } from '@michi/api/job';
import { handlersFor, job, mock, pageOf, scenario } from '@michi/api/mocks';
import { createQueryClient } from '@michi/api/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { type ReactNode, Suspense } from 'react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { EndlessJobs } from './recipes/EndlessJobs.tsx';
import { Jobs } from './Jobs.tsx';
import { FavoriteButton } from './recipes/FavoriteButton.tsx';
import { followChat } from './recipes/followChat.ts';
import { JobLink } from './recipes/JobLink.tsx';
import { SignIn } from './recipes/SignIn.tsx';
import { SuspendedJobs } from './recipes/SuspendedJobs.tsx';
import { Welcome } from './Welcome.tsx';

const server = setupServer(...handlersFor('populated'));
beforeAll(() => server.listen());
afterEach(() => {
  cleanup();
  server.resetHandlers();
});
afterAll(() => server.close());

const id = '0199a1c2-0000-7000-8000-000000000148';

function show(children: ReactNode) {
  const queryClient = createQueryClient();
  render(
    <QueryClientProvider client={queryClient}>
      <Suspense fallback="Loading">{children}</Suspense>
    </QueryClientProvider>,
  );
  return queryClient;
}

test('suspense has the data', async () => {
  show(<SuspendedJobs />);
  expect((await screen.findByText(/\d+ jobs/)).textContent).not.toBe('0 jobs');
});

test('infinite pages count what has come, and ask for the next page', async () => {
  server.use(
    mock('listJobs', ({ query: { page = 1 } }) => ({
      status: 200,
      body: { data: { ...pageOf([job({ id: `job-${page}` })]), nextPage: page === 1 ? 2 : null } },
    })),
  );
  show(<EndlessJobs />);
  await screen.findByText('1 jobs');
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  await screen.findByText('2 jobs');
  expect(screen.getByRole('button', { name: 'More' }).hasAttribute('disabled')).toBe(true);
});

test('a prefetch puts the job into the cache', async () => {
  const queryClient = show(<JobLink id={id} title="A job" />);
  fireEvent.pointerEnter(screen.getByRole('link'));
  await waitFor(() => expect(queryClient.getQueryData(getShowJobQueryKey(id))).toBeDefined());
});

function Favorite() {
  const { data } = useShowJob(id);
  return data === undefined ? null : <FavoriteButton {...data} />;
}

test('an optimistic update shows at once and is rolled back where it is refused', async () => {
  const before = (await showJob(id)).job.isFavorite;
  server.use(scenario('actOnJob', 'unavailable', { delay: 100 }));
  show(<Favorite />);
  const button = await screen.findByRole('button', { pressed: before });
  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe(String(!before)));
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe(String(before)));
});

test('signing out takes the data of the student off the page', async () => {
  show(
    <>
      <SignIn />
      <Jobs />
    </>,
  );
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'hana@michi.example' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'any' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  const signOut = await screen.findByRole('button', { name: 'Sign out' });
  await screen.findAllByRole('listitem');
  server.use(scenario('listJobs', 'unauthorized'));
  fireEvent.click(signOut);
  await screen.findByRole('button', { name: 'Sign in' });
  await waitFor(() => expect(screen.queryAllByRole('listitem')).toEqual([]));
});

test('server-sent events arrive as typed events', async () => {
  const kinds: string[] = [];
  await followChat((event) => void kinds.push(event.kind), new AbortController().signal);
  expect(kinds).toEqual(['BEGIN', 'TYPING', 'MESSAGE', 'READ']);
});

test('a component is found by its role', () => {
  render(<Welcome />);
  expect(screen.getByRole('button', { name: 'Find a job' })).toBeDefined();
});
