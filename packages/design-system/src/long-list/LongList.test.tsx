import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { ListRow } from '../list-row/ListRow.tsx';
import { LongList } from './LongList.tsx';

const jobs = Array.from({ length: 1000 }, (_, index) => `Job ${index + 1}`);
const renderRow = (job: string) => <ListRow as="div" title={job} meta="Kawasaki" />;

const positions = () =>
  screen.getAllByRole('listitem').map((row) => Number(row.getAttribute('aria-posinset')));

test('a thousand rows draw only those near the window, as high as all of them, and the last when it is reached', async () => {
  render(<LongList items={jobs} rowHeight={70} renderRow={renderRow} />);
  expect(positions()[0]).toBe(1);
  expect(positions().length).toBeLessThan(60);
  expect(screen.getByRole('list').getBoundingClientRect().height).toBeGreaterThan(30_000);
  expect(screen.getByText('Job 1').closest('li')?.getAttribute('aria-setsize')).toBe('1000');

  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(() => positions().at(-1)).toBe(1000);
  expect(positions().length).toBeLessThan(60);
  await screen.findByText('Job 1000');
  window.scrollTo(0, 0);
  await expect.poll(() => positions()[0]).toBe(1);
  await screen.findByText('Job 1');
});

const titles = () => screen.queryAllByText(/^Job /).length;
/** The rendered height of a row decides how many rows fit. */
const areAllDrawn = () => titles() === positions().length;

test('the rows in sight come at once, those beyond after them', async () => {
  render(<LongList items={jobs} rowHeight={70} renderRow={renderRow} />);
  const drawn = screen.getAllByRole('listitem').filter((row) => row.textContent !== '');
  expect(drawn[0]?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  expect(drawn.at(-1)?.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(innerHeight);
  expect(drawn.length).toBeLessThan(positions().length);
  await expect.poll(areAllDrawn).toBe(true);
});

test('a list is not drawn empty before it is drawn with rows', () => {
  const seen: number[] = [];
  const Around = () => {
    // Runs after the first draw, and before another.
    useLayoutEffect(() => void seen.push(titles()), []);
    return <LongList items={jobs} rowHeight={70} renderRow={renderRow} />;
  };
  render(<Around />);
  expect(seen).toHaveLength(1);
  expect(seen[0]).toBeGreaterThan(5);
});

test('a list that appears does not scroll the page', () => {
  const scrolled: unknown[] = [];
  const scrollTo = vi.spyOn(globalThis, 'scrollTo').mockImplementation((...to: unknown[]) => {
    scrolled.push(to);
  });
  render(<LongList items={jobs} rowHeight={70} renderRow={renderRow} />);
  scrollTo.mockRestore();
  expect(scrolled).toEqual([]);
});

test('rows that come into sight keep their place and are drawn one after the other', async () => {
  render(<LongList items={jobs} rowHeight={70} renderRow={renderRow} />);
  await expect.poll(areAllDrawn).toBe(true);

  const drawn: number[] = [];
  const watch = new MutationObserver(() => drawn.push(titles()));
  watch.observe(screen.getByRole('list'), { childList: true, subtree: true });
  window.scrollTo(0, 30_000);
  await expect.poll(() => positions()[0]).toBeGreaterThan(100);
  await expect.poll(areAllDrawn).toBe(true);
  watch.disconnect();
  const steps = drawn.slice(1).map((count, index) => count - (drawn[index] ?? 0));
  expect(Math.max(...steps)).toBe(1);
  for (const row of screen.getAllByRole('listitem')) {
    expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(70);
  }
});
