import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SkeletonOutline, type SkeletonOutlineKind } from './SkeletonOutline.tsx';

const kinds: readonly SkeletonOutlineKind[] = ['text', 'terms', 'steps', 'fields'];

test.each(kinds)('draws the requested number of %s, and hides them from a screen reader', (kind) => {
  const { container, unmount } = render(<SkeletonOutline kind={kind} count={3} />);
  expect(screen.queryByRole('status')).toBeNull();
  const [shapes] = container.querySelectorAll('[aria-hidden]');
  expect(shapes?.children).toHaveLength(3);
  unmount();
});

test('announces once what is loading', () => {
  render(<SkeletonOutline kind="terms" label="Loading the interview" />);
  expect(screen.getByRole('status').textContent).toBe('Loading the interview');
});
