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
  /** The message it is opened at, with more to come behind the last one. */
  readonly scrollTarget?: number;
  readonly onEndChange?: (isAtEnd: boolean) => void;
}
const Talk = ({ from, to, follow, scrollTarget, onEndChange }: Shown) => (
  <div style={{ display: 'flex', height: 300 }}>
    <Conversation
      label="Messages"
      jumpLabel="Jump to the latest"
      follow={follow}
      scrollTarget={scrollTarget}
      {...(scrollTarget !== undefined && { later: 'More' })}
      onEndChange={onEndChange}
    >
      {numbers(from, to).map((number) => (
        <Message
          key={number}
          side="theirs"
          sender="Isobe"
          text={`Message ${number}`}
          marked={number === scrollTarget}
        />
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

test('keeps the visible messages in place when history is added above, also at the very top', async () => {
  const { rerender } = render(<Talk from={40} to={80} />);
  view().scrollTop = 0;
  await expect.poll(() => screen.queryByRole('button', { name: 'Jump to the latest' })).not.toBeNull();
  const before = topOf(40);
  rerender(<Talk from={1} to={80} />);
  expect(topOf(40)).toBeCloseTo(before, 0);
  rerender(<Talk from={1} to={95} />);
  expect(topOf(40)).toBeCloseTo(before, 0);
});

test('scrolls to the end from anywhere, on a click and after sending', async () => {
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

test('opens at the message that is marked, keeps the scroll position while both ends grow, and leads to the end without it', async () => {
  const onEndChange = vi.fn<(isAtEnd: boolean) => void>();
  const { rerender } = render(<Talk from={20} to={70} scrollTarget={45} onEndChange={onEndChange} />);
  const { top, bottom } = view().getBoundingClientRect();
  const before = topOf(45);
  expect(before).toBeGreaterThan(top + 60);
  expect(before).toBeLessThan(bottom - 60);
  expect(document.activeElement?.textContent).toContain('Message 45');
  expect(onEndChange.mock.calls).toEqual([[false]]);
  rerender(<Talk from={1} to={90} scrollTarget={45} onEndChange={onEndChange} />);
  expect(Math.abs(topOf(45) - before)).toBeLessThan(2);
  // Its last message is not the end while there are more.
  view().scrollTop = view().scrollHeight;
  await expect.poll(() => onEndChange.mock.calls).toEqual([[false]]);
  rerender(<Talk from={80} to={120} onEndChange={onEndChange} />);
  expect(isAtEnd()).toBe(true);
  expect(document.activeElement).toBe(view());
  expect(onEndChange.mock.calls).toEqual([[false], [true]]);
});
