import { render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Badge } from '../badge/Badge.tsx';
import { ListRow } from './ListRow.tsx';

test('the row is the link, while a button in it keeps its own action', async () => {
  const onOpen = vi.fn();
  const onFavorite = vi.fn();
  render(
    <ul>
      <ListRow
        title="Robotics test engineer"
        meta="Kawasaki"
        selected
        link={
          <a
            href="#job"
            onClick={(event) => {
              event.preventDefault();
              onOpen();
            }}
          />
        }
        aside={
          <button type="button" onClick={onFavorite}>
            Favorite
          </button>
        }
      />
    </ul>,
  );
  const link = screen.getByRole('link', { name: 'Robotics test engineer' });
  expect(link.getAttribute('aria-current')).toBe('true');
  const row = screen.getByRole('listitem').getBoundingClientRect();
  const under = document.elementFromPoint(row.left + row.width / 2, row.bottom - 4);
  expect(under).toBe(link);
  await userEvent.click(screen.getByRole('button', { name: 'Favorite' }));
  expect(onFavorite).toHaveBeenCalledOnce();
  expect(onOpen).not.toHaveBeenCalled();
});

test('on a phone a title has the width of a button, which is beside the subtitle', async () => {
  await page.viewport(360, 800);
  render(
    <ul>
      <ListRow
        title="Robotics test engineer for delivery robots that cross at the lights"
        subtitle="Yukari Robotics"
        aside={<button type="button">Favorite</button>}
      />
    </ul>,
  );
  const title = screen.getByText(/^Robotics/u).getBoundingClientRect();
  const button = screen.getByRole('button').getBoundingClientRect();
  const subtitle = screen.getByText('Yukari Robotics').getBoundingClientRect();
  expect(title.right).toBeGreaterThanOrEqual(button.right - 6);
  expect(button.left).toBeGreaterThanOrEqual(subtitle.right);
  expect(button.bottom).toBeGreaterThan(title.bottom);
});

test.each([
  [360, 'en'],
  [360, 'ja'],
  [1000, 'ja'],
])('rows that are exchanged in place have the same height, at %i px, in %s', async (width, lang) => {
  await page.viewport(width, 800);
  document.documentElement.lang = lang;
  onTestFinished(() => {
    document.documentElement.lang = 'en';
  });
  const titles = ['Cook', 'Robotics test engineer for delivery robots that cross at the lights '.repeat(4)];
  render(
    <ul>
      {titles.map((title) => (
        <ListRow
          key={title}
          exchangeable
          title={title}
          subtitle={title}
          meta={title}
          footer={<Badge>Popular</Badge>}
        />
      ))}
    </ul>,
  );
  const [first = 0, second] = screen
    .getAllByRole('listitem')
    .map((row) => row.firstElementChild?.getBoundingClientRect().height);
  expect(first).toBeGreaterThan(0);
  expect(second).toBe(first);
});
