import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { TabLinks, Tabs, type TabItem } from './Tabs.tsx';

const items: readonly TabItem[] = [
  { value: 'all', label: 'All', count: 128, panel: 'Every job' },
  { value: 'applied', label: 'Applied', count: 22, panel: 'Your jobs' },
  {
    value: 'requests',
    label: 'Requests',
    count: 2,
    owed: true,
    countLabel: '2 need your answer',
    panel: 'Requests',
  },
];

const Example = () => {
  const [value, setValue] = useState('all');
  return <Tabs label="Jobs" items={items} value={value} onValueChange={setValue} />;
};

test('shows the panel of the tab that is selected, by pointer and by arrow keys', async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('tab', { name: /Applied/u }));
  expect(screen.getByRole('tabpanel').textContent).toBe('Your jobs');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel').textContent).toBe('Requests');
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('tabpanel').textContent).toBe('Every job');
});

test('every tab controls a panel that is in the page', () => {
  render(<Example />);
  for (const tab of screen.getAllByRole('tab')) {
    expect(document.getElementById(tab.getAttribute('aria-controls') ?? '')).not.toBeNull();
  }
});

test('a count of due responses is announced as text', () => {
  render(<Example />);
  expect(screen.getByRole('tab', { name: 'Requests 2 need your answer' })).toBeTruthy();
});

const links = (value: string, shown: readonly TabItem[] = items) => (
  <div style={{ width: 200 }}>
    <TabLinks
      label="Jobs"
      value={value}
      items={shown.map((item) => ({ ...item, link: <a href={`#${item.value}`} /> }))}
    />
  </div>
);

test('tabs that are addresses are links, and the current one says so', () => {
  render(links('applied'));
  expect(screen.getByRole('link', { name: /Applied/u }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: /All/u }).getAttribute('aria-current')).toBeNull();
});

test('scrolls the selected tab into view without scrolling the page', async () => {
  // The strip is below the viewport, on a page that is wider and taller than the window: scrolling to the tab as the
  // browser does natively would move the page in both directions.
  const page = (value: string) => (
    <div style={{ inlineSize: '300vw', paddingBlock: '200vh', paddingInlineStart: '150vw' }}>
      {links(value)}
    </div>
  );
  const { rerender } = render(page('all'));
  const strip = screen.getByRole('link', { name: /All/u }).parentElement;
  expect(strip?.scrollLeft).toBe(0);
  scrollTo({ left: 0, top: 0, behavior: 'instant' });
  rerender(page('requests'));
  const selected = screen.getByRole('link', { name: /Requests/u });
  const beyond = () => selected.getBoundingClientRect().right - (strip?.getBoundingClientRect().right ?? 0);
  await expect.poll(beyond).toBeLessThanOrEqual(1);
  expect([scrollX, scrollY]).toEqual([0, 0]);
  // The page scrolls when requested explicitly.
  selected.scrollIntoView();
  expect([scrollX > 0, scrollY > 0]).toEqual([true, true]);
  scrollTo({ left: 0, top: 0, behavior: 'instant' });
});

test('keeps the selected tab in view when the counts of those before it come later', async () => {
  const { rerender } = render(
    links(
      'requests',
      items.map(({ value, label }) => ({ value, label })),
    ),
  );
  rerender(
    links(
      'requests',
      items.map((item) => ({ ...item, count: 1_000_000 })),
    ),
  );
  const selected = screen.getByRole('link', { name: /Requests/u });
  const strip = selected.parentElement;
  await expect
    .poll(() => selected.getBoundingClientRect().right - (strip?.getBoundingClientRect().right ?? 0))
    .toBeLessThanOrEqual(1);
});
