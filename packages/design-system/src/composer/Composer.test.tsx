import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Composer } from './Composer.tsx';

const onFiles = () => undefined;

const show = (sendsOnEnter = true) => {
  const onSend = vi.fn<(text: string) => void>();
  const Writing = () => {
    const [value, setValue] = useState('');
    return (
      <Composer
        label="Message"
        value={value}
        onValueChange={setValue}
        onSend={() => onSend(value)}
        sendLabel="Send"
        sendsOnEnter={sendsOnEnter}
        attachLabel="Attach a file"
        onFiles={onFiles}
      />
    );
  };
  render(<Writing />);
  return { onSend, field: screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }) };
};

test('Enter sends, Shift+Enter begins a line', async () => {
  const { onSend, field } = show();
  await userEvent.type(field, 'One{Shift>}{Enter}{/Shift}Two{Enter}');
  expect(onSend.mock.calls).toEqual([['One\nTwo']]);
});

test.each([
  ['the browser says that it composes', { isComposing: true }],
  ['Safari has ended the composition before its Enter', { keyCode: 229 }],
])('never sends while Japanese is composed: %s', (_case, key) => {
  const { onSend, field } = show();
  fireEvent.keyDown(field, { key: 'Enter', ...key });
  expect(onSend).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onSend).toHaveBeenCalledOnce();
});

test('Enter begins a line where there is no Shift, and the button sends', async () => {
  const { onSend, field } = show(false);
  await userEvent.type(field, 'One{Enter}Two');
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend.mock.calls).toEqual([['One\nTwo']]);
  expect(document.activeElement).toBe(field);
});
