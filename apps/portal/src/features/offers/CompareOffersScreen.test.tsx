import type { ApplicationNotesRequest } from '@michi/api/job';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { toApplication, toCompareOffers, toOffer } from '../../shared/navigation/paths.ts';
import { OfflineMutations } from '../../shared/offline/mutations/OfflineMutations.tsx';
import { forgetEntriesOfOthers } from '../../shared/session/forget.ts';
import { renderInPortal } from '../../shared/test/renderInPortal.tsx';
import { changeNotes } from '../../shared/ui/application-notes/useSaveNotes.ts';
import { Component as CompareOffersScreen } from './CompareOffersScreen.tsx';
import {
  allRated,
  applicationIds,
  GivenOffers,
  offerIds,
  type GivenOffersProps,
} from './GivenOffers.fixture.tsx';

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  forgetEntriesOfOthers(null);
});

const mutations = [changeNotes];

const show = (state: Omit<GivenOffersProps, 'children'>, ids: readonly string[] = []) =>
  renderInPortal(
    <GivenOffers {...state}>
      <OfflineMutations mutations={mutations} />
      <CompareOffersScreen />
    </GivenOffers>,
    { path: toCompareOffers(ids), namespaces: ['offers'] },
  );

const table = async () => within(await screen.findByRole('table', { name: 'Your offers side by side' }));

const headLinks = async () =>
  (await table()).getAllByRole('columnheader').flatMap((head) => within(head).queryAllByRole('link'));

/** What stands in a row, without the names of row and column that a phone repeats. */
const rowOf = async (name: string): Promise<readonly string[]> => {
  const head = (await table()).getByRole('rowheader', { name });
  const row = head.closest('[role=row]');
  if (!(row instanceof HTMLElement)) throw new TypeError('A row head stands in a row');
  return within(row)
    .getAllByRole('cell')
    .map((cell) =>
      [...cell.children]
        .slice(1)
        .map(({ textContent }) => textContent)
        .join(''),
    );
};

const patches = (requests: readonly Request[]): Promise<readonly ApplicationNotesRequest[]> =>
  Promise.all(requests.filter(({ method }) => method === 'PATCH').map((request) => request.clone().json()));

test('puts what the letters say side by side, says how pay a month is computed, and invents nothing', async () => {
  await show({ count: 4 });
  const links = await headLinks();
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Isobe Market',
    'Yukari Robotics',
    'Hoshikawa Systems',
    'Aoba Foods',
  ]);
  expect(links[1]?.getAttribute('href')).toBe(toOffer(offerIds[1]));
  const [isobe, yukari, hoshikawa, aoba] = await rowOf('Monthly pay with fixed overtime');
  expect(isobe).toMatch(
    /^¥243,000 \/ monthFixed overtime: ¥33,000.*Without fixed overtime: ¥210,000 \/ month$/,
  );
  expect(yukari).toMatch(
    /^¥370,000 \/ month.*paid in addition.*¥325,000 \/ monthYearly pay divided by 12, rounded down\.$/,
  );
  expect(hoshikawa).toBe('Not statedThe letter doesn’t state the hours or days in a month.');
  expect(aoba).toBe('Not stated');
  expect((await rowOf('Place of work')).map((text) => text?.split('T')[0])).toContain('Not stated');
});

test('leads from each position to its application', async () => {
  await show({ count: 2 });
  const position = (await table()).getByRole('link', { name: 'Data analyst' });
  expect(position.getAttribute('href')).toBe(toApplication(applicationIds[1] ?? ''));
});

test('says date and time of a deadline once, in the time zone of all times', async () => {
  await show({ count: 2 });
  for (const text of await rowOf('Respond by'))
    expect(text).toMatch(/^\w+ \d+ \w+, \d\d:\d\d(Today|Tomorrow|\d+ days left)$/);
});

test('offers to load notes again that did not arrive', async () => {
  const { requests } = await show({ count: 2, isWithoutNotes: true });
  const [tryAgain] = await screen.findAllByRole('button', { name: 'Try again' });
  if (tryAgain === undefined) throw new TypeError('There is a button in each column');
  tryAgain.click();
  await expect.poll(() => requests.map(({ url }) => url).join(' ')).toContain(applicationIds[0]);
});

test('shows a total when everything that counts is filled, and for each offer by itself', async () => {
  await show({ count: 2, notes: (index) => ({ ratings: index === 0 ? allRated(4) : null }) });
  expect(await rowOf('Your total')).toEqual([
    '52 out of 65',
    'Appears once everything that matters to you has a rating',
  ]);
});

test('shows a mark at once, and saves it with the notes of its application under the weights of now', async () => {
  const { requests } = await show({ count: 2, notes: () => ({ ratings: allRated(3) }) });
  onlineManager.setOnline(false);
  await userEvent.click(
    await screen.findByRole('combobox', { name: 'Your rating: Holidays, Yukari Robotics' }),
  );
  await userEvent.click(await screen.findByRole('option', { name: '5 out of 5' }));
  expect(await rowOf('Your total')).toEqual(['39 out of 65', '43 out of 65']);
  onlineManager.setOnline(true);
  await expect.poll(async () => (await patches(requests)).length).toBe(1);
  expect(await patches(requests)).toEqual([
    { ratings: { ...allRated(3), holidays: { weight: 2, mark: 5 } } },
  ]);
  expect(requests.find(({ method }) => method === 'PATCH')?.url).toContain(applicationIds[1]);
});

test('writes a weight to every offer compared', async () => {
  const { requests } = await show({ count: 2 });
  await userEvent.click(await screen.findByRole('combobox', { name: 'Holidays' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Matters a lot' }));
  await expect.poll(async () => (await patches(requests)).length).toBe(2);
  for (const { ratings } of await patches(requests))
    expect(ratings?.holidays).toEqual({ weight: 3, mark: null });
});

test('keeps the notes of an offer with those of its application', async () => {
  const { requests } = await show({ count: 2 });
  const field = await screen.findByRole('textbox', { name: 'Your notes on Yukari Robotics' });
  await userEvent.fill(field, 'Ask about the team');
  const save = within(field.closest('form') ?? document.body).getByRole('button', { name: 'Save notes' });
  await userEvent.click(save);
  await screen.findByText('Notes saved.');
  expect(await patches(requests)).toEqual([{ text: 'Ask about the team' }]);
  expect(requests.find(({ method }) => method === 'PATCH')?.url).toContain(applicationIds[1]);
});

test('compares those that the address names, four at most, and changes which', async () => {
  await show({ count: 5 }, [offerIds[0], offerIds[4]]);
  expect(await headLinks()).toHaveLength(2);
  expect(screen.getByRole('checkbox', { name: 'Isobe Market' })).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Aoba Foods' }));
  await expect.poll(async () => (await headLinks()).length).toBe(3);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Yukari Robotics' }));
  await expect.poll(async () => (await headLinks()).length).toBe(4);
  expect(screen.getByRole('checkbox', { name: 'Hoshikawa Systems' })).toBeDisabled();
});

test('says that there is nothing to compare with one offer', async () => {
  await show({ count: 1 });
  await screen.findByText('Nothing to compare yet');
  screen.getByRole('link', { name: 'See your offers' });
});

test('tells offers of one company apart by the title of the job', async () => {
  await show({ count: 3, areOfOneCompany: true });
  const names = ['Isobe Market: Course 1', 'Isobe Market: Course 2', 'Isobe Market: Course 3'];
  expect((await headLinks()).map(({ textContent }) => textContent)).toEqual(names);
  for (const name of names) {
    screen.getByRole('checkbox', { name });
    screen.getByRole('combobox', { name: `Your rating: Holidays, ${name}` });
    screen.getByRole('textbox', { name: `Your notes on ${name}` });
  }
});

test('shows the offer that is left when another was withdrawn, and says so', async () => {
  const gone = '0199a1c2-0000-7000-8000-0000000a1199';
  const { address } = await show({ count: 3, withdrawn: gone }, [offerIds[1], gone]);
  await screen.findByText('One of these offers was withdrawn, so it isn’t shown here.');
  expect((await headLinks()).map(({ textContent }) => textContent)).toEqual(['Yukari Robotics']);
  expect(screen.getByRole('checkbox', { name: 'Yukari Robotics' })).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Isobe Market' }));
  await expect.poll(address).toBe(toCompareOffers([offerIds[1], offerIds[0]]));
  expect(await headLinks()).toHaveLength(2);
  expect(screen.queryByText(/was withdrawn/)).toBeNull();
});
