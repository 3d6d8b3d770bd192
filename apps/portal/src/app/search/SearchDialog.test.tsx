import type { Overrides } from '@michi/api/mocks';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { paths } from '../../shared/navigation/paths.ts';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { readRecentSearches, SearchDialog } from './SearchDialog.tsx';

const open = async (environment: Pick<TestEnvironment, 'scenario' | 'overrides'> = {}) => {
  const onClose = vi.fn();
  const portal = await renderInPortal(<SearchDialog onClose={onClose} />, {
    path: paths.dashboard,
    namespaces: ['app'],
    ...environment,
  });
  const searched = () =>
    portal.requests.map(({ url }) => new URL(url)).filter(({ searchParams }) => searchParams.has('search'));
  return { ...portal, onClose, searched };
};
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('offers pages before anything is typed, and asks no service', async () => {
  const { searched, address, onClose } = await open();
  expect(await screen.findByRole('group', { name: 'Pages' })).toBeTruthy();
  await userEvent.click(screen.getByRole('option', { name: 'Calendar' }));
  await expect.poll(address).toBe(paths.calendar);
  expect(onClose).toHaveBeenCalledOnce();
  expect(searched()).toEqual([]);
});

test('searches each kind once for a text, and Enter right after typing shows all jobs that match', async () => {
  const { searched, address } = await open();
  await userEvent.fill(screen.getByRole('combobox', { name: 'Search' }), 'robot');
  expect(await screen.findByRole('group', { name: 'Companies' })).toBeTruthy();
  const requested = searched().map(
    ({ pathname, searchParams }) => `${pathname} ${searchParams.get('search')}`,
  );
  expect(requested.every((each) => each.endsWith(' robot'))).toBe(true);
  expect(new Set(searched().map(({ pathname, search }) => pathname + search)).size).toBe(requested.length);
  expect(options()[0]).toBe('Search public jobs for “robot”');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe(`${paths.publicJobs}?search=robot`);
  expect(readRecentSearches()).toEqual(['robot']);
});

test.each<[string, Overrides, number]>([
  ['of a university', {}, 3],
  ['without a university', { getProfile: { status: 200, example: 'noUniversity' } }, 0],
])('a student %s searches its jobs, seminars and counsellors, or none', async (_of, overrides, count) => {
  const { searched } = await open({ overrides });
  await userEvent.fill(screen.getByRole('combobox', { name: 'Search' }), 'robot');
  expect(await screen.findByRole('group', { name: 'Companies' })).toBeTruthy();
  const ofUniversity = searched().filter(
    ({ pathname, searchParams }) =>
      /counsellors|university/.test(pathname) || searchParams.get('audience') === 'UNIVERSITY',
  );
  expect(ofUniversity).toHaveLength(count);
});

test('finds a page by its name in any width, and says when services do not answer', async () => {
  await open({ scenario: 'unavailable' });
  await userEvent.keyboard('ＣＡＬＥＮＤＡＲ');
  expect(await screen.findByRole('option', { name: 'Calendar' })).toBeTruthy();
  await waitFor(
    () => expect(screen.getByRole('status').textContent).toMatch(/^Some results couldn’t be loaded/),
    { timeout: 15_000 },
  );
});

test('leads to the found help article itself', async () => {
  const { address } = await open();
  await userEvent.fill(screen.getByRole('combobox', { name: 'Search' }), 'offers');
  await userEvent.click(await screen.findByRole('option', { name: 'How many offers can I accept?' }));
  await expect
    .poll(address)
    .toBe(
      `${paths.help}?category=0199a1c2-0000-7000-8000-0000000f5001&article=0199a1c2-0000-7000-8000-0000000f5102`,
    );
});
