import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Conversation, Message } from './Conversation.tsx';

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

interface Shown {
  readonly from: number;
  readonly to: number;
  readonly follow?: number;
  readonly onEndChange?: (isAtEnd: boolean) => void;
}
const Talk = ({ from, to, follow, onEndChange }: Shown) => (
  <div style={{ display: 'flex', height: 300 }}>
    <Conversation label="Messages" jumpLabel="Jump to the latest" follow={follow} onEndChange={onEndChange}>
      {numbers(from, to).map((number) => (
        <Message key={number} side="theirs" sender="Isobe" text={`Message ${number}`} />
      ))}
    </Conversation>
  </div>
);

const view = () => screen.getByRole('region', { name: 'Messages' });
const topOf = (number: number) => screen.getByText(`Message ${number}`).getBoundingClientRect().top;
const isAtEnd = () => view().scrollHeight - view().scrollTop - view().clientHeight < 2;

test('opens at the last message and stays there while new ones come', async () => {
  const { rerender } = render(<Talk from={40} to={80} />);
  expect(isAtEnd()).toBe(true);
  rerender(<Talk from={40} to={90} />);
  expect(isAtEnd()).toBe(true);
});

test('keeps the words under the reader where they are when history comes above, at the very top too', async () => {
  const { rerender } = render(<Talk from={40} to={80} />);
  view().scrollTop = 0;
  await expect.poll(() => screen.queryByRole('button', { name: 'Jump to the latest' })).not.toBeNull();
  const before = topOf(40);
  rerender(<Talk from={1} to={80} />);
  expect(topOf(40)).toBeCloseTo(before, 0);
  rerender(<Talk from={1} to={95} />);
  expect(topOf(40)).toBeCloseTo(before, 0);
});

test('leads to the end from wherever the reader is, at a press and when they said something', async () => {
  const onEndChange = vi.fn<(isAtEnd: boolean) => void>();
  const { rerender } = render(<Talk from={1} to={80} follow={1} onEndChange={onEndChange} />);
  view().scrollTop = 0;
  await userEvent.click(await screen.findByRole('button', { name: 'Jump to the latest' }));
  await expect.poll(isAtEnd).toBe(true);
  expect(onEndChange.mock.calls).toEqual([[false], [true]]);
  view().scrollTop = 0;
  await expect.poll(() => onEndChange.mock.calls.length).toBe(3);
  rerender(<Talk from={1} to={81} follow={2} onEndChange={onEndChange} />);
  expect(isAtEnd()).toBe(true);
});
