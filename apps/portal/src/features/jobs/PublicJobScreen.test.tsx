import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths, toJob, toPublicJob } from '../../shared/navigation/paths.ts';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { Component as PublicJobScreen } from './PublicJobScreen.tsx';

const id = '0199a1c2-0000-7000-8000-000000000148';

const show = (environment: TestEnvironment = {}) =>
  renderInPortal(<PublicJobScreen />, {
    path: toPublicJob(id),
    namespaces: ['jobs'],
    isSignedIn: false,
    ...environment,
  });

test('tells a visitor the facts before it asks to log in, and both ways on lead to the job', async () => {
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Robotics test engineer' })).toBeTruthy();
  for (const fact of ['Yukari Robotics', '¥248,000 / month', 'Kawasaki', 'Hybrid', 'Permanent'])
    expect(screen.getByText(fact)).toBeTruthy();
  expect(screen.getByText(/You join the team that decides/)).toBeTruthy();
  const next = `?next=${encodeURIComponent(toJob('PUBLIC', id))}`;
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(addressOf('Log in to apply')).toBe(paths.login + next);
  expect(addressOf('Create an account')).toBe(paths.register + next);
});

test.each([
  ['that is not open to everybody', toPublicJob(id), 1],
  ['of which the link is cut off', toPublicJob(id.slice(0, 20)), 0],
])('says of a job %s that it was not found, and offers to log in', async (_which, path, asked) => {
  const { requests } = await show({ path, overrides: { showPublicJob: { status: 404 } } });
  expect(await screen.findByRole('heading', { name: 'We couldn’t find this job' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toContain(paths.login);
  expect(requests).toHaveLength(asked);
});

test('offers to try again where the service fails again and again', async () => {
  const { requests } = await show({ scenario: 'unavailable' });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(requests.length).toBeGreaterThan(1);
});

test('leads whoever is signed in to the job itself', async () => {
  const { address, requests } = await show({ isSignedIn: true });
  await expect.poll(address).toBe(toJob('PUBLIC', id));
  expect(requests).toEqual([]);
});
