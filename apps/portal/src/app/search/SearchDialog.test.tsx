import { exampleUser } from '@michi/api/mocks';
import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { userKey } from '../../shared/session/entries.ts';
import { paths, toChat, toInterview } from '../../shared/navigation/paths.ts';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { readRecentSearches, SearchDialog } from './SearchDialog.tsx';

afterEach(() => {
  onlineManager.setOnline(true);
  localStorage.clear();
});

const open = async (environment: Partial<TestEnvironment> = {}) => {
  const onClose = vi.fn();
  const portal = await renderInPortal(<SearchDialog onClose={onClose} />, {
    path: paths.dashboard,
    namespaces: ['app'],
    ...environment,
  });
  const searched = () =>
    portal.requests
      .map(({ url }) => new URL(url))
      .filter(({ searchParams }) => searchParams.has('search'))
      .map(({ pathname, searchParams }) => `${pathname} ${searchParams.get('search')}`);
  return { ...portal, onClose, searched };
};
const field = () => screen.getByRole('combobox', { name: 'Search' });
const groups = () => screen.getAllByRole('group').map((group) => group.firstElementChild?.textContent);
const highlighted = () => screen.queryByRole('option', { selected: true })?.textContent;
const path = '/api/user/users/search';

test('an empty field offers what is due next and three actions, and searches nothing', async () => {
  const { searched, address, onClose } = await open();
  const due = await screen.findByRole('group', { name: 'Due next' });
  expect(within(due).getAllByRole('option').length).toBeLessThanOrEqual(3);
  expect(groups()).toEqual(['Due next', 'Actions']);
  expect(within(screen.getByRole('group', { name: 'Actions' })).getAllByRole('option')).toHaveLength(3);
  expect(searched()).toEqual([]);
  await userEvent.click(within(due).getByRole('option', { name: /Respond to the interview request/ }));
  await expect.poll(address).toBe(toInterview('0199a1c2-0000-7000-8000-0000000a2002'));
  expect(onClose).toHaveBeenCalledOnce();
});

test('a student without a university is offered seminars in place of an appointment', async () => {
  await open({ overrides: { getProfile: { status: 200, example: 'noUniversity' } } });
  expect(await screen.findByRole('option', { name: 'Find a seminar' })).toBeTruthy();
  expect(screen.queryByRole('option', { name: 'Book an appointment' })).toBeNull();
});

test('a text is searched with one request, and own records come first with company and date', async () => {
  const { searched, address } = await open();
  await userEvent.fill(field(), 'isobe');
  const interviews = await screen.findByRole('group', { name: 'Your interviews' });
  expect(within(interviews).getByRole('option').textContent).toMatch(
    /^Second interviewIsobe Market\s·\sFri 27 Nov, 17:30$/,
  );
  expect(searched()).toEqual([`${path} isobe`]);
  expect(groups()).toEqual([
    'Your applications',
    'Your interviews',
    'Your offers',
    'Your messages',
    'Your resumes',
    'Jobs',
    'Companies',
    'Help',
    'More',
  ]);
  expect(screen.getByRole('status').textContent).toBe('Showing 9 results');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.poll(address).toBe(toInterview('0199a1c2-0000-7000-8000-0000000a2002'));
  expect(readRecentSearches()).toEqual(['isobe']);
});

test('a conversation shows the words that were found, and leads to their message', async () => {
  const { address } = await open({ overrides: { findRecords: { status: 200, example: 'kind' } } });
  await userEvent.fill(field(), '面接');
  const found = await screen.findByRole('option', {
    name: /^Isobe Market.*…お世話になっております。二次面接の日程/,
  });
  await userEvent.click(found);
  await expect.poll(address).toBe(toChat({ thread: '0199a1c2-0000-7000-8000-0000000f2001', message: 2 }));
});

test('the results of the text before stay while the next are searched, and Enter opens none of them', async () => {
  const { address, respondWith } = await open();
  await userEvent.fill(field(), 'isobe');
  await screen.findByRole('group', { name: 'Your interviews' });
  expect(highlighted()).toContain('Data analyst');
  respondWith('pending');
  await userEvent.type(field(), ' market');
  expect(screen.getByRole('group', { name: 'Your interviews' })).toBeTruthy();
  expect(highlighted()).toBeUndefined();
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe(paths.dashboard);
  expect(screen.getByRole('status').textContent).toBe('Searching');
});

test('an earlier search is searched again in place', async () => {
  localStorage.setItem(userKey('RECENT_SEARCHES', exampleUser), JSON.stringify(['isobe']));
  const { searched } = await open();
  await screen.findByRole('group', { name: 'Recent searches' });
  expect(highlighted()).toBe('isobe');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('group', { name: 'Your interviews' })).toBeTruthy();
  expect(searched()).toEqual([`${path} isobe`]);
});

test('the last two entries show all jobs and all help that match', async () => {
  const { address } = await open({ scenario: 'empty' });
  await userEvent.fill(field(), 'robot');
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe(
      'Nothing matches “robot”. Try another word, or search jobs or help.',
    ),
  );
  await userEvent.click(screen.getByRole('option', { name: 'Search public jobs for “robot”' }));
  await expect.poll(address).toBe(`${paths.publicJobs}?search=robot`);
});

test('finds a page by its name in any width, and searches again after a failure', async () => {
  const { respondWith } = await open({ scenario: 'unavailable' });
  await userEvent.keyboard('ＣＡＬＥＮＤＡＲ');
  expect(await screen.findByRole('option', { name: 'Calendar' })).toBeTruthy();
  const again = await screen.findByRole('option', { name: 'Search again' }, { timeout: 15_000 });
  expect(screen.getByText(/^The search didn’t work/)).toBeTruthy();
  respondWith('populated');
  await userEvent.click(again);
  expect(await screen.findByRole('group', { name: 'Your interviews' })).toBeTruthy();
});

test('offline it says so, and searches once the connection is back', async () => {
  onlineManager.setOnline(false);
  const { searched } = await open();
  await userEvent.fill(field(), 'isobe');
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^You’re offline/));
  expect(searched()).toEqual([]);
  onlineManager.setOnline(true);
  expect(await screen.findByRole('group', { name: 'Your interviews' })).toBeTruthy();
});

test('leads to the found help article itself', async () => {
  const { address } = await open();
  await userEvent.fill(field(), 'offers');
  await userEvent.click(await screen.findByRole('option', { name: 'How many offers can I accept?' }));
  await expect
    .poll(address)
    .toBe(
      `${paths.help}?category=0199a1c2-0000-7000-8000-0000000f5001&article=0199a1c2-0000-7000-8000-0000000f5102`,
    );
});
