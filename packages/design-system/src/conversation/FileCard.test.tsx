import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FileCard } from './FileCard.tsx';

test('the whole card is the link and its name that of the link, while a button in it keeps its own action', async () => {
  const onOpen = vi.fn();
  const onRemove = vi.fn();
  render(
    <FileCard
      name="Offer from Kazehaya Mobility"
      note="Respond by Fri 27 Nov"
      kind="document"
      link={
        <a
          href="#offer"
          onClick={(event) => {
            event.preventDefault();
            onOpen();
          }}
        />
      }
      actions={
        <button type="button" onClick={onRemove}>
          Remove
        </button>
      }
    />,
  );
  const link = screen.getByRole('link', { name: 'Offer from Kazehaya Mobility' });
  const note = screen.getByText('Respond by Fri 27 Nov').getBoundingClientRect();
  expect(document.elementFromPoint(note.left + 2, note.top + 2)).toBe(link);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(onRemove).toHaveBeenCalledOnce();
  expect(onOpen).not.toHaveBeenCalled();
  await userEvent.click(link);
  expect(onOpen).toHaveBeenCalledOnce();
});

test('is no link where there is nothing to open', () => {
  render(<FileCard name="second-interview.pdf" note="PDF · 184 KB" kind="document" />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('second-interview.pdf').title).toBe('second-interview.pdf');
});
