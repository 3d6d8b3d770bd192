import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInPortal } from '../../test/renderInPortal.tsx';
import { ResultList, type ResultListProps, type ResultPage, useTotalLabel } from './ResultList.tsx';

interface Entry {
  readonly id: string;
}

const onPageChange = vi.fn<(page: number) => void>();
const onClear = vi.fn<() => void>();
const refetch = vi.fn<() => void>();

const pageOf = (change: Partial<ResultPage<Entry>> = {}): ResultPage<Entry> => ({
  currentPage: 2,
  totalPages: 3,
  totalRecords: 5,
  data: [{ id: 'c' }, { id: 'd' }],
  ...change,
});

const show = (change: Partial<ResultListProps<Entry>> = {}, language: 'en' | 'jp' = 'en') =>
  renderInPortal(
    <ResultList<Entry>
      result={{ data: pageOf(), isError: false, refetch }}
      size={2}
      words={{ loading: 'Loading things', failed: 'No things came' }}
      count={({ formatted }) => `${formatted} things`}
      empty={{
        title: 'Nothing there',
        description: 'Not yet',
        actions: <button type="button">Begin</button>,
      }}
      onPageChange={onPageChange}
      {...change}
    >
      {({ id }, isOpen) => (
        <li key={id} aria-current={isOpen}>
          row {id}
        </li>
      )}
    </ResultList>,
    { language },
  );

beforeEach(async () => {
  vi.clearAllMocks();
  localStorage.clear();
  await page.viewport(390, 844);
});
afterEach(cleanup);

const given = (data: ResultPage<Entry> | undefined, isError = false) => ({ data, isError, refetch });

test('says how many there are and which of them show, and turns pages', async () => {
  await show();
  expect((await screen.findByRole('status')).textContent).toBe('5 things');
  expect(screen.getByText('3–4')).toBeTruthy();
  expect(screen.getByText('Page 2 of 3')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(onPageChange.mock.calls).toEqual([[3], [1]]);
});

test.each([
  ['en', '10,000 or more'],
  ['jp', '10,000件以上'],
] as const)('counts no further than the contract does (%s)', async (language, label) => {
  await show({ result: given(pageOf({ totalRecords: 10_000, totalPages: 5000 })) }, language);
  expect((await screen.findByRole('status')).textContent).toBe(label);
});

test('shows a skeleton while it loads', async () => {
  await show({ result: given(undefined) });
  expect(await screen.findByText('Loading things')).toBeTruthy();
});

test('offers a retry after a failure, and another message if that would not help', async () => {
  await show({ result: given(undefined, true) });
  expect(await screen.findByRole('heading', { name: 'No things came' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
  cleanup();
  await show({ result: given(undefined, true), refusal: { title: 'Not for you' } });
  expect(await screen.findByRole('heading', { name: 'Not for you' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('leads from past its end to the last page', async () => {
  await show({ result: given(pageOf({ currentPage: 9999, data: [] })) });
  await userEvent.click(await screen.findByRole('button', { name: 'Go to the last page' }));
  expect(onPageChange).toHaveBeenCalledWith(3);
});

test('shows the empty state on any page without entries, and clears the search', async () => {
  const none = given(pageOf({ currentPage: 7, data: [], totalPages: 0, totalRecords: 0 }));
  await show({ result: none });
  expect(await screen.findByRole('heading', { name: 'Nothing there' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Begin' })).toBeTruthy();
  cleanup();
  await show({ result: none, onClear, noMatch: 'No such things' });
  expect(await screen.findByRole('heading', { name: 'No such things' })).toBeTruthy();
  cleanup();
  await show({ result: none, onClear });
  expect(await screen.findByRole('heading', { name: 'No Data Found' })).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
  expect(onClear).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Begin' })).toBeNull();
});

test('shows rows or, for who likes them better, cards', async () => {
  await show({ renderCard: ({ id }) => <li key={id}>card {id}</li> });
  expect(await screen.findByText('row c')).toBeTruthy();
  screen.getByRole('radio', { name: 'Card View' }).click();
  expect(await screen.findByText('card d')).toBeTruthy();
  expect(screen.queryByText('row c')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('5 things');
});

test('is at most 880 px wide by itself', async () => {
  await page.viewport(1440, 900);
  await show();
  const { width } = (await screen.findByRole('region', { name: '5 things' })).getBoundingClientRect();
  expect(width).toBe(880);
});

const detail = {
  label: 'About it',
  open: null,
  idOf: ({ id }: Entry) => id,
  renderPanel: (id: string) => <p>all of {id}</p>,
};

test('has the open entry beside it on wide screens, the first until one is opened', async () => {
  await page.viewport(1440, 900);
  await show({ detail });
  const beside = await screen.findByText('all of c');
  expect(beside).toBeTruthy();
  expect(screen.getByText('row c').getAttribute('aria-current')).toBe('true');
  cleanup();
  await show({ detail: { ...detail, open: 'd' } });
  expect(await screen.findByText('all of d')).toBeTruthy();
  cleanup();
  await show({ detail: { ...detail, staysClosed: true } });
  expect(within(await screen.findByRole('list')).getByText('row c')).toBeTruthy();
  expect(screen.queryByText(/^all of/)).toBeNull();
});

test('has nothing beside it on a phone until one is opened', async () => {
  await show({ detail });
  expect(await screen.findByText('row c')).toBeTruthy();
  expect(screen.queryByText(/^all of/)).toBeNull();
});

function Total({ count }: { readonly count: number }) {
  return <p>{useTotalLabel()(count, ({ formatted }) => `${formatted} things`)}</p>;
}

test.each([
  [9_999, 'en', '9,999 things'],
  [10_000, 'en', '10,000 or more'],
  [10_000, 'jp', '10,000件以上'],
] as const)('%i entries (%s) are "%s"', async (count, language, label) => {
  await renderInPortal(<Total count={count} />, { language });
  expect(screen.getByText(label)).toBeTruthy();
});
