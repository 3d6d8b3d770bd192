import { toastStore } from '@michi/design-system/toast-store';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { paths, toCourses } from '../../shared/navigation/paths.ts';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { Component as CoursesScreen } from './CoursesScreen.tsx';

const statistics = '0199a1c2-0000-7000-8000-0000000f6002';

const show = (environment: TestEnvironment = {}) =>
  renderInPortal(<CoursesScreen />, { path: paths.courses, namespaces: ['courses'], ...environment });

const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('li');
  if (row === null) throw new Error('A course stands in a list.');
  return within(row);
};

/** Sent requests, oldest first. */
const marks = (requests: readonly Request[]) =>
  Promise.all(
    requests
      .filter(({ method }) => method === 'PUT')
      .map(async (request) => [new URL(request.url).pathname, await request.clone().json()]),
  );

afterEach(cleanup);

test('lists courses, each with who gives it, how long it takes, until when, and a link that is safe', async () => {
  await show();
  const { getByText, getByRole } = await rowOf('Statistics for the shop floor');
  getByText('240 min');
  getByText(/^5 days left/);
  const link = getByRole('link', { name: /^Open course/ });
  expect(link.getAttribute('href')).toBe('https://course.example/statistics');
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noreferrer']);
  (await rowOf('Interviews in English')).getByText('Starts Tue 1 Dec');
  const done = await rowOf('Business writing in Japanese');
  done.getByText('Completed 1 Nov');
  done.getByText('From your university');
});

test('marks a course as complete at once, and undoes it', async () => {
  const { holdResponses, requests } = await show();
  const { findByRole, findByText } = await rowOf('Statistics for the shop floor');
  const button = await findByRole('button', { name: 'Mark as complete: Statistics for the shop floor' });
  const release = holdResponses();
  await userEvent.click(button);
  await findByText('Completed 20 Nov');
  release();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await expect
    .poll(() => marks(requests))
    .toEqual([
      [`/api/common/courses/completion/${statistics}`, { isCompleted: true }],
      [`/api/common/courses/completion/${statistics}`, { isCompleted: false }],
    ]);
});

test('rolls back when the server refuses', async () => {
  const { respondWith, requests } = await show();
  const { findByRole, queryByText } = await rowOf('Statistics for the shop floor');
  const button = await findByRole('button', { name: /^Mark as complete/ });
  respondWith('populated', { updateCourseCompletion: { status: 500 } });
  await userEvent.click(button);
  await expect.poll(() => marks(requests)).toHaveLength(1);
  await findByRole('button', { name: /^Mark as complete/ });
  expect(queryByText('Completed 20 Nov')).toBeNull();
  // A red toast, and none that says it was done.
  await expect.poll(() => toastStore.current()).toMatchObject([{ tone: 'error' }]);
});

test('requests the tab that the address names by number', async () => {
  const { address, requests } = await show({ path: toCourses({ tab: 2 }) });
  await screen.findByText('Business writing in Japanese');
  const queries = requests.map(({ url }) => new URL(url).searchParams);
  expect(queries.some((query) => query.get('isCompleted') === 'true' && query.get('size') === '20')).toBe(
    true,
  );
  await userEvent.click(screen.getByRole('link', { name: /^To do/ }));
  await expect.poll(address).toBe(`${paths.courses}?tab=1`);
});

test("shows the product's text when there is none", async () => {
  await show({ scenario: 'empty' });
  expect(await screen.findByRole('heading', { name: 'Courses Not Found' })).toBeTruthy();
});

test('searches the courses of a tab in the address, from page 1', async () => {
  const { address, requests } = await show({
    path: toCourses({ tab: 1, page: 2 }),
    overrides: { listCourses: 'empty' },
  });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search courses' }), 'writing{Enter}');
  await expect.poll(address).toBe(toCourses({ tab: 1, search: 'writing' }));
  await expect
    .poll(() => requests.some(({ url }) => /page=1&size=20&isCompleted=false&search=writing/.test(url)))
    .toBe(true);
});
