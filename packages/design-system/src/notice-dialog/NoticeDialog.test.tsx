import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { NoticeDialog } from './NoticeDialog.tsx';

const Page = ({ onClose = () => undefined }: { readonly onClose?: () => void }) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Sign Out
      </button>
      {isOpen && (
        <NoticeDialog
          title="Sign out?"
          description="You can sign in again at any time."
          closeLabel="Close"
          onClose={close}
          footer={
            <button type="button" onClick={close}>
              Cancel
            </button>
          }
        />
      )}
    </>
  );
};

const open = async () => {
  const onClose = vi.fn();
  render(<Page onClose={onClose} />);
  const opener = screen.getByRole('button', { name: 'Sign Out' });
  await userEvent.click(opener);
  return { onClose, opener, dialog: screen.getByRole<HTMLDialogElement>('dialog') };
};

test('is named and described, receives the focus and makes the rest of the page inert', async () => {
  const { dialog } = await open();
  expect(screen.getByRole('dialog', { name: 'Sign out?', description: /sign in again/u })).toBe(dialog);
  expect(document.activeElement).toBe(dialog);
  expect(dialog.matches(':modal')).toBe(true);
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['its own button', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['a tap outside', () => userEvent.click(document.documentElement, { position: { x: 2, y: 2 } })],
])('closes by %s, once, and gives the focus back', async (_case, close) => {
  const { onClose, opener } = await open();
  await close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onClose).toHaveBeenCalledOnce();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('a tap inside closes nothing', async () => {
  const { onClose } = await open();
  await userEvent.click(screen.getByText(/sign in again/u));
  expect(onClose).not.toHaveBeenCalled();
});
