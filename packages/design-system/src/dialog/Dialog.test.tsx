import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Heading } from '../heading/Heading.tsx';
import { Dialog, DialogClose } from './Dialog.tsx';

const contents = (
  <Dialog
    trigger={<button type="button">Read offer</button>}
    title="Accept this offer"
    description="You can accept one offer only."
    closeLabel="Close"
    footer={
      <DialogClose>
        <button type="button">Go back</button>
      </DialogClose>
    }
  />
);

test('is named and described, takes the focus itself and gives it back on Escape', async () => {
  render(contents);
  const trigger = screen.getByRole('button', { name: 'Read offer' });
  await userEvent.click(trigger);
  const dialog = screen.getByRole('dialog', { name: 'Accept this offer' });
  const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('You can accept one offer only.');
  expect(document.activeElement).toBe(dialog);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(trigger);
});

test('gives the focus back also where another part of the page opened it', async () => {
  const Page = () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Filters
        </button>
        {isOpen && <Dialog open onOpenChange={setOpen} title="All filters" closeLabel="Close" />}
      </>
    );
  };
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Filters' });
  await userEvent.click(opener);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog')));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('moves the focus to the heading of its button if the button has been removed', async () => {
  const Page = () => {
    const [step, setStep] = useState<'before' | 'asking' | 'done'>('before');
    return (
      <section>
        <Heading level={2} focusable>
          A seminar
        </Heading>
        {step !== 'done' && (
          <p>
            <button type="button" onClick={() => setStep('asking')}>
              Apply
            </button>
          </p>
        )}
        {step !== 'before' && (
          <Dialog
            open={step === 'asking'}
            onOpenChange={() => setStep('done')}
            title="Apply"
            closeLabel="Close"
          />
        )}
      </section>
    );
  };
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog')));
  await userEvent.keyboard('{Escape}');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'A seminar' })),
  );
});

test('keeps the focus inside while it is open', async () => {
  render(contents);
  await userEvent.click(screen.getByRole('button', { name: 'Read offer' }));
  const dialog = screen.getByRole('dialog');
  for (let step = 0; step < 4; step += 1) {
    await userEvent.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
});

test('closes by its cross and by its own button', async () => {
  render(contents);
  for (const name of ['Close', 'Go back']) {
    await userEvent.click(screen.getByRole('button', { name: 'Read offer' }));
    await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

test('keeps the focus on a field that requests it', async () => {
  render(
    <Dialog open title="Reschedule" closeLabel="Close">
      <input aria-label="Reason" ref={(field) => field?.focus()} />
    </Dialog>,
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reason' })));
});

test('requests its owner to close instead of closing when controlled', async () => {
  const onOpenChange = vi.fn();
  render(<Dialog open onOpenChange={onOpenChange} title="All filters" closeLabel="Close" size="large" />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('long contents scroll by keyboard between title and footer', async () => {
  render(
    <Dialog open title="Terms" closeLabel="Close" footer={<button type="button">Accept</button>}>
      {'A very long text. '.repeat(2000)}
    </Dialog>,
  );
  const text = screen.getByText(/A very long text/u);
  await waitFor(() => expect(text.tabIndex).toBe(0));
  expect(screen.getByRole('button', { name: 'Accept' }).getBoundingClientRect().bottom).toBeLessThan(
    innerHeight,
  );
});
