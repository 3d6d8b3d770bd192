import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInPortal } from '../../test/renderInPortal.tsx';
import { FilterRow, type FilterRowProps } from './FilterRow.tsx';

const onClear = vi.fn<() => void>();
const page = { currentPage: 1, totalPages: 1, totalRecords: 1, data: [1] };

const show = (change: Partial<FilterRowProps> = {}) =>
  renderInPortal(
    <FilterRow label="Filters" page={page} onClear={onClear} {...change}>
      <button type="button">Online</button>
    </FilterRow>,
  );

const clear = () => screen.queryByRole('button', { name: 'Clear filters' });

afterEach(cleanup);

test('clears the filters of a list that shows something, or has not answered', async () => {
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(onClear).toHaveBeenCalledTimes(1);
  cleanup();
  await show({ page: undefined });
  await screen.findByRole('button', { name: 'Online' });
  expect(clear()).toBeTruthy();
});

test.each([
  ['of an empty list', { page: { ...page, totalPages: 0, totalRecords: 0, data: [] } }],
  ['without a filter', { onClear: undefined }],
])('offers nothing to clear in the row %s', async (_, change) => {
  await show(change);
  await screen.findByRole('button', { name: 'Online' });
  expect(clear()).toBeNull();
});
