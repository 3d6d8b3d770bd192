import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInPortal } from '../../test/renderInPortal.tsx';
import {
  ResultRows,
  Results,
  ResultsEmpty,
  ResultsFailed,
  ResultsNoMatch,
  ResultsSkeleton,
  type ResultPage,
  type ResultsProps,
} from './Results.tsx';

const onPageChange = vi.fn<(page: number) => void>();
const onClear = vi.fn<() => void>();
const onTryAgain = vi.fn<() => void>();

const middlePage: ResultPage<string> = { currentPage: 2, totalPages: 3, totalRecords: 5, data: ['c', 'd'] };

const show = (
  data: ResultPage<string> | undefined,
  { isError = false, ...parts }: Partial<Pick<ResultsProps<string>, 'empty'>> & { isError?: boolean } = {},
) =>
  renderInPortal(
    <Results
      result={{ data, isError }}
      size={2}
      onPageChange={onPageChange}
      skeleton={<ResultsSkeleton label="Loading jobs" />}
      failed={<ResultsFailed title="Jobs could not be loaded" onTryAgain={onTryAgain} />}
      empty={<ResultsEmpty title="No jobs" actions={<button type="button">Browse</button>} />}
      {...parts}
    >
      {(names) => (
        <ResultRows count={({ formatted }) => `${formatted} jobs`}>
          {names.map((name) => (
            <li key={name}>job {name}</li>
          ))}
        </ResultRows>
      )}
    </Results>,
  );

beforeEach(() => {
  vi.clearAllMocks();
});
afterEach(cleanup);

test('shows the entries of a page, their total and range, and turns pages', async () => {
  await show(middlePage);
  expect((await screen.findByRole('status')).textContent).toBe('5 jobs');
  expect(screen.getByText('job d')).toBeTruthy();
  expect(screen.getByText('3–4')).toBeTruthy();
  expect(screen.getByText('Page 2 of 3')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(onPageChange.mock.calls).toEqual([[3], [1]]);
});

test('shows a skeleton while loading', async () => {
  await show(undefined);
  expect(await screen.findByText('Loading jobs')).toBeTruthy();
});

test('offers a retry after a failure', async () => {
  await show(undefined, { isError: true });
  expect(await screen.findByRole('heading', { name: 'Jobs could not be loaded' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onTryAgain).toHaveBeenCalledTimes(1);
});

test('leads from past its end to the last page', async () => {
  await show({ ...middlePage, currentPage: 9999, data: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Go to the last page' }));
  expect(onPageChange).toHaveBeenCalledWith(3);
});

const noEntries: ResultPage<string> = { currentPage: 7, totalPages: 0, totalRecords: 0, data: [] };

test('shows the empty state on any page if there are no entries', async () => {
  await show(noEntries);
  expect(await screen.findByRole('heading', { name: 'No jobs' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Browse' })).toBeTruthy();
});

test('clears a search without matches', async () => {
  await show(noEntries, { empty: <ResultsNoMatch onClear={onClear} /> });
  expect(await screen.findByRole('heading', { name: 'No Data Found' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(onClear).toHaveBeenCalledTimes(1);
});
