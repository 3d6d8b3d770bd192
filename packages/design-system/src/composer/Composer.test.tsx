import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Composer } from './Composer.tsx';

const onFiles = () => undefined;
const emojis = [
  { character: '🙂', name: 'Smile' },
  { character: '👍', name: 'Thumbs up' },
  { character: '🎉', name: 'Celebration' },
];

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
        emojiLabel="Emoji"
        emojis={emojis}
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

test('inserts an emoji at the caret, by keyboard alone, and Escape leaves the panel unchanged', async () => {
  const { field } = show();
  await userEvent.type(field, 'Thanks!');
  field.setSelectionRange(6, 6);
  const button = screen.getByRole('button', { name: 'Emoji' });
  await userEvent.click(button);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Smile' }));
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}{ArrowRight}{End}{ArrowLeft}{Enter}');
  await expect.poll(() => field.value).toBe('Thanks👍!');
  expect(document.activeElement).toBe(field);
  expect(field.selectionStart).toBe('Thanks👍'.length);
  expect(screen.queryByRole('toolbar')).toBeNull();
});
