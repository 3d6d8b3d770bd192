import type { ApplicationNotesRequest } from '@michi/api/job';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toCompareOffers, toOffer } from '../../shared/navigation/paths.ts';
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

const phone = () => page.viewport(360, 760);

beforeEach(() => page.viewport(1440, 900));

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

const rowNames = async () => (await table()).getAllByRole('rowheader').map(({ textContent }) => textContent);

const rowOf = async (name: string): Promise<readonly string[]> => {
  const row = (await table()).getByRole('rowheader', { name }).closest('[role=row]');
  if (!(row instanceof HTMLElement)) throw new TypeError('A row head stands in a row');
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
};

const rate = async () => userEvent.click(await screen.findByRole('button', { name: 'Rate' }));

const patches = (requests: readonly Request[]): Promise<readonly ApplicationNotesRequest[]> =>
  Promise.all(requests.filter(({ method }) => method === 'PATCH').map((request) => request.clone().json()));

test('says pay a year as one figure with how it was made, and invents nothing', async () => {
  await show({ count: 4 });
  const links = await headLinks();
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Isobe Market',
    'Yukari Robotics',
    'Hoshikawa Systems',
    'Aoba Foods',
  ]);
  expect(links[1]?.getAttribute('href')).toBe(toOffer(offerIds[1]));
  const [isobe, yukari, hoshikawa, aoba] = await rowOf('Yearly pay');
  expect(isobe).toBe('¥2,916,000 / year¥243,000 / month × 12');
  expect(yukari).toBe('¥4,440,000 / year¥3,900,000 / year + ¥45,000 fixed overtime × 12');
  expect(hoshikawa).toBe(
    '¥1,300–¥1,500 / hourThe letter doesn’t state the hours or days in a month, so there’s no yearly figure.',
  );
  expect(aoba).toBe('Not stated');
  expect(await rowOf('Fixed overtime pay')).toEqual([
    '¥33,000 · 20 h a month · included in the payWithout it: ¥210,000 / month',
    '¥45,000 · 30 h a month · paid in addition',
    'Not stated',
    'Not stated',
  ]);
  expect((await rowOf('Place of work')).map((text) => text.split('T')[0])).toContain('Not stated');
});

test('shows what differs and folds what is the same', async () => {
  await show({ count: 2 });
  expect(await rowNames()).toEqual(['Yearly pay', 'Fixed overtime pay', 'Holidays', 'Probation']);
  const fold = screen.getByRole('button', { name: 'Same for both: 5' });
  expect(screen.queryByRole('term')).toBeNull();
  await userEvent.click(fold);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Bonus',
    'Place of work',
    'Work style',
    'First day',
    'Respond by',
  ]);
});

test('a point that is rated differently is not the same', async () => {
  await show({
    count: 2,
    notes: (index) => ({ ratings: { ...allRated(3), workStyle: { weight: 2, mark: 2 + index } } }),
  });
  expect(await rowOf('Work style')).toEqual([
    expect.stringMatching(/Rated 2 out of 5$/),
    expect.stringMatching(/Rated 3 out of 5$/),
  ]);
});

test('rating is a mode: outside of it only given ratings and notes are shown', async () => {
  await show({
    count: 2,
    notes: (index) => (index === 0 ? { ratings: allRated(4), text: 'Ask about the team' } : {}),
  });
  expect(await rowOf('Holidays')).toEqual([
    expect.stringMatching(/Rated 4 out of 5$/),
    expect.not.stringContaining('Rated'),
  ]);
  expect(await rowOf('Your notes')).toEqual(['Ask about the team', '']);
  expect(within(screen.getByRole('table')).queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  await rate();
  expect(within(screen.getByRole('table')).getAllByRole('combobox')).toHaveLength(12);
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Finish rating' }));
  expect(within(screen.getByRole('table')).queryByRole('combobox')).toBeNull();
});

test('on a phone two are side by side, and the student chooses which', async () => {
  await phone();
  const { address } = await show({ count: 5 });
  expect((await headLinks()).map(({ textContent }) => textContent)).toEqual([
    'Isobe Market',
    'Yukari Robotics',
  ]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await userEvent.click(screen.getByRole('combobox', { name: 'Second offer' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Aoba Foods' }));
  await expect.poll(address).toBe(toCompareOffers([offerIds[0], offerIds[3]]));
  await userEvent.click(screen.getByRole('combobox', { name: 'First offer' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Aoba Foods' }));
  await expect.poll(address).toBe(toCompareOffers([offerIds[3], offerIds[0]]));
});

test('leaves out closed offers and internships until they are chosen', async () => {
  const closed = [{}, { status: 'DENIED' }, { kind: 'INTERNSHIP' }, {}, { status: 'EXPIRED' }] as const;
  await show({ count: 5, states: (index) => closed[index] ?? {} });
  const names = async () => (await headLinks()).map(({ textContent }) => textContent);
  expect(await names()).toEqual(['Isobe Market', 'Aoba Foods']);
  for (const name of ['Yukari Robotics (Offer declined)', 'Minato Logistics (Expired)'])
    expect(screen.getByRole('checkbox', { name })).not.toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hoshikawa Systems (Internship offered)' }));
  await expect.poll(names).toEqual(['Isobe Market', 'Aoba Foods', 'Hoshikawa Systems']);
});

test('asks to choose two where fewer are open', async () => {
  await phone();
  await show({ count: 2, states: () => ({ kind: 'INTERNSHIP' }) });
  await screen.findByText('Choose two offers');
  for (const [place, name] of [
    ['First offer', 'Isobe Market (Internship offered)'],
    ['Second offer', 'Yukari Robotics (Internship offered)'],
  ] as const) {
    await userEvent.click(screen.getByRole('combobox', { name: place }));
    await userEvent.click(await screen.findByRole('option', { name }));
  }
  expect(await headLinks()).toHaveLength(2);
});

test('says date and time of a deadline once, in the time zone of all times', async () => {
  await show({ count: 2, states: (index) => (index === 0 ? {} : { status: 'ACCEPTED' }) });
  const [text] = await rowOf('Respond by');
  expect(text).toMatch(/^\w+ \d+ \w+, \d\d:\d\d(Today|Tomorrow|\d+ days left)$/);
});

test('offers once to load notes again that did not arrive', async () => {
  const { requests } = await show({ count: 2, isWithoutNotes: true });
  await screen.findByText('We couldn’t load your notes');
  screen.getByRole('button', { name: 'Try again' }).click();
  await expect
    .poll(() => requests.map(({ url }) => url).join(' '))
    .toMatch(new RegExp(`${applicationIds[0]}.*${applicationIds[1]}`));
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
  await rate();
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
  await rate();
  await userEvent.click(await screen.findByRole('combobox', { name: 'Holidays' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Matters a lot' }));
  await expect.poll(async () => (await patches(requests)).length).toBe(2);
  for (const { ratings } of await patches(requests))
    expect(ratings?.holidays).toEqual({ weight: 3, mark: null });
});

test('keeps the notes of an offer with those of its application', async () => {
  const { requests } = await show({ count: 2 });
  await rate();
  const field = await screen.findByRole('textbox', { name: 'Your notes on Yukari Robotics' });
  await userEvent.fill(field, 'Ask about the team');
  const save = within(field.closest('form') ?? document.body).getByRole('button', { name: 'Save notes' });
  await userEvent.click(save);
  await screen.findByText('Notes saved.');
  expect(await patches(requests)).toEqual([{ text: 'Ask about the team' }]);
  expect(requests.find(({ method }) => method === 'PATCH')?.url).toContain(applicationIds[1]);
});

test('on a wide screen all stand side by side, also those that the address names', async () => {
  await show({ count: 5 });
  expect(await headLinks()).toHaveLength(5);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1440);
  cleanup();
  await show({ count: 5 }, [offerIds[0], offerIds[4]]);
  expect(await headLinks()).toHaveLength(2);
  expect(screen.getByRole('checkbox', { name: 'Isobe Market' })).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Aoba Foods' }));
  await expect.poll(async () => (await headLinks()).length).toBe(3);
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
  await rate();
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
