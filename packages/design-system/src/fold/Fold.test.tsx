import { render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Fold } from './Fold.tsx';

const show = (lines: number) =>
  render(
    <Fold moreLabel="Read on" lessLabel="Show less">
      {Array.from({ length: lines }, (_, index) => (
        <p key={index}>Line {index}</p>
      ))}
      <a href="#end">The end</a>
    </Fold>,
  );

const heightOfContents = () => screen.getByText('Line 0').parentElement?.getBoundingClientRect().height ?? 0;

test('shows the beginning of a long text, all of it on request, and collapses again', async () => {
  show(60);
  const folded = heightOfContents();
  const more = screen.getByRole('button', { name: 'Read on' });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(more);
  expect(heightOfContents()).toBeGreaterThan(folded * 2);
  await userEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
  expect(heightOfContents()).toBe(folded);
});

test.each([2, 10])('does not fold a short text of %d lines', (lines) => {
  show(lines);
  expect(screen.queryByRole('button')).toBeNull();
  const contents = screen.getByText('Line 0').parentElement;
  expect(contents?.clientHeight).toBe(contents?.scrollHeight);
});

test('expands when the focus moves into the hidden part', async () => {
  show(60);
  screen.getByRole('link').focus();
  expect(await screen.findByRole('button', { name: 'Show less' })).toBeTruthy();
});

/** Records its own height in its first effect, as scroll restoration reads that of the page. */
function Page({ heights }: { readonly heights: number[] }) {
  const page = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    heights.push(page.current?.getBoundingClientRect().height ?? 0);
  }, [heights]);
  return (
    <div ref={page}>
      <Fold moreLabel="Read on" lessLabel="Show less">
        {Array.from({ length: 60 }, (_, index) => (
          <p key={index}>Line {index}</p>
        ))}
      </Fold>
    </div>
  );
}

test('is folded before the effects of the page around it, which restore the scroll position', () => {
  const heights: number[] = [];
  const { container } = render(<Page heights={heights} />);
  expect(heights).toEqual([container.getBoundingClientRect().height]);
});
