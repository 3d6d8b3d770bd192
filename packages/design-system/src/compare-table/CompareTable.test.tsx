import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CompareTable } from './CompareTable.tsx';

afterEach(cleanup);

const draw = (width: number) =>
  render(
    <div style={{ width }}>
      <CompareTable
        label="Your offers"
        rowHeading="Compared"
        rows={[
          { id: 'pay', label: 'Pay' },
          { id: 'place', label: 'Place' },
        ]}
        columns={[
          { id: 'isobe', name: 'Isobe' },
          { id: 'yukari', name: 'Yukari' },
        ]}
        renderCell={(row, column) => `${row} of ${column}`}
      />
    </div>,
  );

test.each([320, 900])('is a table with heads of rows and columns, %i px wide', (width) => {
  draw(width);
  const table = within(screen.getByRole('table', { name: 'Your offers' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Compared',
    'Isobe',
    'Yukari',
  ]);
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Pay', 'Place']);
  expect(table.getAllByRole('cell')).toHaveLength(4);
});

test('shows all columns where there is room, without a stop for the keyboard', () => {
  draw(900);
  const area = screen.getByRole('region', { name: 'Your offers' });
  expect(area.scrollWidth).toBeLessThanOrEqual(area.clientWidth);
  expect(area.tabIndex).toBe(-1);
});

test('scrolls by the keyboard from column to column where it is narrow, each cell with the names of its row and column', async () => {
  await page.viewport(360, 700);
  draw(320);
  const area = screen.getByRole('region', { name: 'Your offers' });
  await expect.poll(() => area.tabIndex).toBe(0);
  const [first] = screen.getAllByText('Pay').filter((one) => one.closest('[aria-hidden=true]') !== null);
  expect(first).toBeVisible();
  for (const cell of screen.getAllByRole('cell').slice(0, 2))
    expect(within(cell).getByText(/^(Isobe|Yukari)$/)).toBeVisible();
  await userEvent.tab();
  expect(document.activeElement).toBe(area);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => area.scrollLeft).toBeGreaterThan(200);
});
