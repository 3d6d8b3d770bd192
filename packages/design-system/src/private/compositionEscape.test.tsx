import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Combobox } from '../combobox/Combobox.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Drawer } from '../drawer/Drawer.tsx';
import { Menu } from '../menu/Menu.tsx';
import { Select } from '../select/Select.tsx';

/**
 * The keydown of an Escape as a Mac sends it. Chrome sends it before the end of the composition and says that it composes,
 * Safari after the end and says so by the key code alone.
 */
const cancelConversion = (field: Element, browser: 'Chrome' | 'Safari') => {
  const escape = () =>
    fireEvent.keyDown(field, { key: 'Escape', keyCode: 229, isComposing: browser === 'Chrome' });
  fireEvent.compositionStart(field, { data: '' });
  fireEvent.keyDown(field, { key: 'h', keyCode: 229, isComposing: true });
  fireEvent.compositionUpdate(field, { data: 'は' });
  if (browser === 'Chrome') escape();
  fireEvent.compositionUpdate(field, { data: '' });
  fireEvent.compositionEnd(field, { data: '' });
  if (browser === 'Safari') escape();
};

const field = <input aria-label="Message" />;

function Opened({ children }: { readonly children: (open: boolean, close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <p role="status">{isOpen ? 'open' : 'closed'}</p>
      {children(isOpen, () => setOpen(false))}
    </>
  );
}
const isOpen = () => document.querySelector('[role="status"]')?.textContent === 'open';

const layers = {
  dialog: (
    <Opened>
      {(open, close) => (
        <Dialog open={open} onOpenChange={close} title="Ask" closeLabel="Close">
          {field}
        </Dialog>
      )}
    </Opened>
  ),
  drawer: (
    <Opened>
      {(open, close) => (
        <Drawer open={open} onOpenChange={close} title="Ask" closeLabel="Close">
          {field}
        </Drawer>
      )}
    </Opened>
  ),
  menu: (
    <Opened>
      {(open, close) => (
        <Menu open={open} onOpenChange={close} trigger={<button type="button">More</button>}>
          {field}
        </Menu>
      )}
    </Opened>
  ),
} as const;

test.each([
  ['dialog', 'Chrome'],
  ['dialog', 'Safari'],
  ['drawer', 'Chrome'],
  ['drawer', 'Safari'],
  ['menu', 'Chrome'],
  ['menu', 'Safari'],
] as const)('a %s stays open when Escape cancels a conversion in %s', async (layer, browser) => {
  render(layers[layer]);
  const input = await waitFor(() => screen.getByLabelText('Message'));
  input.focus();
  cancelConversion(input, browser);
  expect(isOpen()).toBe(true);
  fireEvent.keyDown(input, { key: 'Escape', keyCode: 27 });
  await waitFor(() => expect(isOpen()).toBe(false));
});

test.each(['Chrome', 'Safari'] as const)(
  'a combobox keeps its list open, and what was typed, when Escape cancels a conversion in %s',
  async (browser) => {
    render(
      <Combobox
        label="Time zone"
        options={[{ value: 'Asia/Tokyo', label: 'Tokyo' }]}
        openLabel="Show all time zones"
        noMatch="No time zone matches"
        countLabel={(count) => `${count} time zones`}
      />,
    );
    const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Time zone' });
    await userEvent.type(input, 'To');
    cancelConversion(input, browser);
    expect([input.value, input.ariaExpanded]).toEqual(['To', 'true']);
    fireEvent.keyDown(input, { key: 'Escape', keyCode: 27 });
    await waitFor(() => expect(input.ariaExpanded).toBe('false'));
  },
);

test('a select keeps its list open when Escape cancels a conversion', async () => {
  render(<Select label="Reason" options={[{ value: 'exam', label: 'Exam' }]} />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Reason' }));
  const list = await screen.findByRole('listbox');
  cancelConversion(list, 'Chrome');
  expect(screen.queryByRole('listbox')).not.toBeNull();
  fireEvent.keyDown(list, { key: 'Escape', keyCode: 27 });
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});
