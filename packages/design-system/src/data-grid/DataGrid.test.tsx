import { render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DataGrid, type DataGridColumn } from './DataGrid.tsx';

type Column = 'start' | 'finish' | 'time' | 'comments';
const columns: readonly DataGridColumn<Column>[] = [
  { id: 'start', label: 'Start', kind: 'entry', width: 'medium' },
  { id: 'finish', label: 'Finish', kind: 'entry', width: 'medium' },
  { id: 'time', label: 'Time', kind: 'figure', width: 'medium' },
  { id: 'comments', label: 'Comments', kind: 'text' },
];
const left = vi.fn();
const undo = vi.fn();
const save = vi.fn();

function Sheet({ isOpenAtFirst = true }) {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({ 'mon start': '09:00' });
  const row = (id: string, head: string, rest: object = {}) => ({
    id,
    head,
    cells: {
      start: texts[`${id} start`] ?? '',
      finish: texts[`${id} finish`] ?? '',
      time: '8:00',
      comments: texts[`${id} comments`] ?? '',
    },
    ...rest,
  });
  return (
    <DataGrid<Column>
      id="sheet"
      label="Hours"
      rowHeading="Day"
      columns={columns}
      groups={[
        { id: '1', rows: [row('sun', 'Sun', { locked: true })], fold: { label: 'Week 1', isOpenAtFirst } },
        {
          id: '2',
          rows: [row('mon', 'Mon'), row('tue', 'Tue', { errors: { finish: 'Enter a time' } })],
          totals: { label: 'Week', cells: { time: '16:00' } },
        },
      ]}
      onValuesChange={(changes) =>
        setTexts((before) => ({
          ...before,
          ...Object.fromEntries(changes.map(({ row: id, column, value }) => [`${id} ${column}`, value])),
        }))
      }
      onLeave={left}
      onUndo={undo}
      onSave={save}
    />
  );
}

const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const focused = () => (document.activeElement instanceof HTMLInputElement ? document.activeElement.id : null);
const press = (keys: string) => userEvent.keyboard(keys);

afterEach(() => page.viewport(1280, 800));

test.each([360, 1440])('is a grid whose fields are named by row and column, %i px wide', async (width) => {
  await page.viewport(width, 800);
  const { container } = render(<Sheet />);
  const grid = within(screen.getByRole('grid', { name: 'Hours' }));
  expect(grid.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Day',
    'Start',
    'Finish',
    'Time',
    'Comments',
  ]);
  expect(grid.getAllByRole('textbox')).toHaveLength(9);
  expect(cell('Mon Start').value).toBe('09:00');
  expect(cell('Mon Start').getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  expect(container.scrollWidth).toBeLessThanOrEqual(width);
});

test('arrows, Enter, Home and End move between cells and stop at the edge', async () => {
  render(<Sheet />);
  cell('Mon Start').focus();
  await press('{ArrowRight}');
  expect(focused()).toBe('sheet-mon-finish');
  await press('{ArrowRight}');
  expect(focused()).toBe('sheet-mon-comments');
  await press('{ArrowRight}{ArrowDown}');
  expect(focused()).toBe('sheet-tue-comments');
  await press('{Home}');
  expect(focused()).toBe('sheet-tue-start');
  await press('{Shift>}{Enter}{/Shift}');
  expect(focused()).toBe('sheet-mon-start');
  await press('{Enter}{Enter}');
  expect(focused()).toBe('sheet-tue-start');
  await press('{End}');
  expect(focused()).toBe('sheet-tue-comments');
  await press('{Control>}{Home}{/Control}');
  expect(focused()).toBe('sheet-sun-start');
});

test('Tab goes through the cells that can be typed in and leaves the grid at its end', async () => {
  render(<Sheet />);
  const seen: (string | null)[] = [];
  await press('{Tab}');
  for (let step = 0; step < 6; step += 1) {
    seen.push(focused());
    await press('{Tab}');
  }
  expect(seen).toEqual(
    ['mon', 'tue'].flatMap((row) =>
      ['start', 'finish', 'comments'].map((column) => `sheet-${row}-${column}`),
    ),
  );
  expect(screen.getByRole('grid').contains(document.activeElement)).toBe(false);
});

test('typing replaces the value, and Escape restores it', async () => {
  render(<Sheet />);
  await userEvent.click(cell('Mon Start'));
  await press('10');
  expect(cell('Mon Start').value).toBe('10');
  await press('{Escape}');
  expect(cell('Mon Start').value).toBe('09:00');
});

test('a cell typed in is left with the arrows; after F2 they belong to its text', async () => {
  render(<Sheet />);
  cell('Mon Start').focus();
  await press('10{ArrowRight}');
  expect(focused()).toBe('sheet-mon-finish');
  expect(left).toHaveBeenCalledWith('mon', 'start');
  cell('Mon Start').focus();
  await press('{F2}{ArrowLeft}5');
  expect(cell('Mon Start').value).toBe('150');
  await press('{Home}2');
  expect(cell('Mon Start').value).toBe('2150');
  expect(focused()).toBe('sheet-mon-start');
});

test('in a cell being edited the arrows move the caret', async () => {
  render(<Sheet />);
  cell('Mon Comments').focus();
  await press('tst{ArrowLeft}{ArrowLeft}e');
  expect(cell('Mon Comments').value).toBe('test');
});

test('keys pressed while Japanese is composed are left to the composition', () => {
  render(<Sheet />);
  const field = cell('Mon Comments');
  field.focus();
  field.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, isComposing: true }),
  );
  expect(focused()).toBe('sheet-mon-comments');
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  expect(focused()).toBe('sheet-tue-comments');
});

test('Ctrl+D repeats the cell above, Ctrl+Z and Ctrl+S ask the screen', async () => {
  render(<Sheet />);
  cell('Tue Start').focus();
  await press('{Control>}d{/Control}');
  expect(cell('Tue Start').value).toBe('09:00');
  await press('{Control>}z{/Control}{Control>}s{/Control}');
  expect(undo).toHaveBeenCalledOnce();
  expect(save).toHaveBeenCalledOnce();
});

test('accepts a block copied from a spreadsheet, and drops cells beyond the table', () => {
  render(<Sheet />);
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', '8:00\t17:00\r\n9:00\t18:00\r\n10:00\t19:00\r\n');
  cell('Mon Start').focus();
  cell('Mon Start').dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
  return vi.waitFor(() =>
    expect(['Mon Start', 'Mon Finish', 'Tue Start', 'Tue Finish'].map((name) => cell(name).value)).toEqual([
      '8:00',
      '17:00',
      '9:00',
      '18:00',
    ]),
  );
});

test('a locked row can be read and passed through, not changed', async () => {
  render(<Sheet />);
  cell('Mon Start').focus();
  await press('{ArrowUp}');
  expect(focused()).toBe('sheet-sun-start');
  await press('11{Control>}d{/Control}');
  expect(cell('Sun Start').value).toBe('-');
});

test('shows the error below the row, with the name of the field', () => {
  render(<Sheet />);
  const field = screen.getByRole('textbox', { name: 'Tue Finish', description: 'Finish: Enter a time' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(cell('Tue Start').getAttribute('aria-invalid')).toBeNull();
});

test("puts the colon of the page's language behind the name of the field", () => {
  const { lang } = document.documentElement;
  onTestFinished(() => {
    document.documentElement.lang = lang;
  });
  document.documentElement.lang = 'ja';
  render(<Sheet />);
  expect(screen.getByRole('textbox', { description: 'Finish：Enter a time' })).toBeDefined();
});

test('keeps its heads in sight while it scrolls', async () => {
  await page.viewport(1280, 400);
  render(
    <div>
      <Sheet />
      <p>{'Below '.repeat(2000)}</p>
    </div>,
  );
  const head = () => screen.getByRole('columnheader', { name: 'Start' }).getBoundingClientRect().top;
  const grid = screen.getByRole('grid');
  globalThis.scrollTo(0, grid.getBoundingClientRect().top + 80);
  await vi.waitFor(() => expect(grid.getBoundingClientRect().top).toBeLessThan(-60));
  expect(head()).toBeGreaterThanOrEqual(0);
});

test('in a narrow container a group is behind its button, and opens for a key that reaches its cells', async () => {
  await page.viewport(360, 800);
  render(<Sheet isOpenAtFirst={false} />);
  const button = screen.getByRole('button', { name: 'Week 1' });
  const shown = () => screen.queryByRole('textbox', { name: 'Sun Start' }) !== null;
  expect([button.getAttribute('aria-expanded'), shown()]).toEqual(['false', false]);
  await userEvent.click(button);
  expect([button.getAttribute('aria-expanded'), shown()]).toEqual(['true', true]);
  await userEvent.click(button);
  cell('Mon Start').focus();
  await press('{ArrowUp}');
  expect(focused()).toBe('sheet-sun-start');
  expect(button.getAttribute('aria-expanded')).toBe('true');
});

test('a wide container shows all groups, without their buttons', () => {
  render(<Sheet isOpenAtFirst={false} />);
  expect(screen.queryByRole('button', { name: 'Week 1' })).toBeNull();
  screen.getByRole('textbox', { name: 'Sun Start' });
});
