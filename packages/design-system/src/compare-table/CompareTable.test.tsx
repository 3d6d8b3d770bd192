import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CompareTable } from './CompareTable.tsx';

afterEach(() => {
  cleanup();
  window.scrollTo(0, 0);
});

const rows = Array.from({ length: 30 }, (_, index) => ({ id: `${index}`, label: `Fact ${index}` }));

const draw = (width: number) =>
  render(
    <div style={{ width }}>
      <CompareTable
        label="Your offers"
        rowHeading="Compared"
        rows={rows}
        columns={[
          { id: 'isobe', title: 'Isobe' },
          { id: 'yukari', title: <a href="#yukari">Yukari</a> },
        ]}
        renderCell={(row, column) => <a href={`#${row}`}>{`${row} of ${column}`}</a>}
      />
    </div>,
  );

const boxOf = (element: HTMLElement) => element.getBoundingClientRect();

const heads = () => {
  const table = within(screen.getByRole('table', { name: 'Your offers' }));
  return { columns: table.getAllByRole('columnheader'), rows: table.getAllByRole('rowheader') };
};

test.each([320, 900])('is a table with heads of rows and columns, %i px wide', (width) => {
  draw(width);
  expect(heads().columns.map(({ textContent }) => textContent)).toEqual(['Compared', 'Isobe', 'Yukari']);
  expect(heads().rows.map(({ textContent }) => textContent)).toEqual(rows.map(({ label }) => label));
  expect(screen.getAllByRole('cell')).toHaveLength(60);
});

test.each([
  [320, true],
  [900, false],
])('%i px wide, the label of a row is across its cells: %s', (width, isAcross) => {
  draw(width);
  const label = heads().rows[0];
  const [left, right] = screen.getAllByRole('cell');
  if (label === undefined || left === undefined || right === undefined) throw new TypeError('No rows');
  expect(boxOf(left).top >= boxOf(label).bottom).toBe(isAcross);
  expect(boxOf(label).right > boxOf(left).right).toBe(isAcross);
  expect(boxOf(left).top).toBe(boxOf(right).top);
  expect(boxOf(right).right).toBeLessThanOrEqual(width);
});

test('the names stay in view while the rows scroll, and never cover what takes the focus', async () => {
  await page.viewport(360, 700);
  draw(320);
  window.scrollTo(0, 1000);
  const name = screen.getByRole('columnheader', { name: 'Isobe' });
  expect(boxOf(name).top).toBeGreaterThan(0);
  expect(boxOf(name).bottom).toBeLessThan(200);
  const link = screen.getByRole('link', { name: '3 of isobe' });
  link.focus();
  expect(boxOf(link).top).toBeGreaterThanOrEqual(boxOf(name).bottom);
});

test('in a low window the names scroll away', async () => {
  await page.viewport(640, 360);
  draw(600);
  window.scrollTo(0, 1000);
  expect(boxOf(screen.getByRole('columnheader', { name: 'Isobe' })).bottom).toBeLessThan(0);
});
