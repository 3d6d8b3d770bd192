import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
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
