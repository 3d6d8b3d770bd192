import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ListRow } from '../list-row/ListRow.tsx';
import { LongList } from './LongList.tsx';

const jobs = Array.from({ length: 1000 }, (_, index) => `Job ${index + 1}`);
const renderRow = (job: string) => <ListRow as="div" title={job} meta="Kawasaki" />;

const places = () => screen.getAllByRole('listitem').map((row) => Number(row.getAttribute('aria-posinset')));

test('a thousand rows draw only those near the window, as high as all of them, and the last when it is reached', async () => {
  render(<LongList items={jobs} rowHeight={70} renderRow={renderRow} />);
  expect(places()[0]).toBe(1);
  expect(places().length).toBeLessThan(60);
  expect(screen.getByRole('list').getBoundingClientRect().height).toBeGreaterThan(30_000);
  expect(screen.getByText('Job 1').closest('li')?.getAttribute('aria-setsize')).toBe('1000');

  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(() => places().at(-1)).toBe(1000);
  expect(places().length).toBeLessThan(60);
  await screen.findByText('Job 1000');
  window.scrollTo(0, 0);
  await expect.poll(() => places()[0]).toBe(1);
  await screen.findByText('Job 1');
});

test('rows that come into sight keep their place and are drawn one after the other, the first ones at once', async () => {
  render(<LongList items={jobs} rowHeight={70} renderRow={renderRow} />);
  const titles = () => screen.queryAllByText(/^Job /).length;
  expect(titles()).toBe(places().length);

  const drawn: number[] = [];
  const watch = new MutationObserver(() => drawn.push(titles()));
  watch.observe(screen.getByRole('list'), { childList: true, subtree: true });
  window.scrollTo(0, 30_000);
  await expect.poll(() => places()[0]).toBeGreaterThan(100);
  await expect.poll(titles).toBe(places().length);
  watch.disconnect();
  const steps = drawn.slice(1).map((count, index) => count - (drawn[index] ?? 0));
  expect(Math.max(...steps)).toBe(1);
  for (const row of screen.getAllByRole('listitem')) {
    expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(70);
  }
});
