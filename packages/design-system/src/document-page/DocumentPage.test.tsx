import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DocumentPage } from './DocumentPage.tsx';

afterEach(cleanup);

test('keeps the shape of its paper, has a name and its text, and ends the drawing when it goes', () => {
  const end = vi.fn<() => void>();
  const draw = vi.fn<(canvas: HTMLCanvasElement) => () => void>(() => end);
  const { unmount } = render(
    <DocumentPage label="Page 1 of 2" text="履歴書" lang="ja" width={210} height={297} draw={draw} />,
  );
  const page = screen.getByRole('img', { name: 'Page 1 of 2' });
  const { width, height } = page.getBoundingClientRect();
  expect(height / width).toBeCloseTo(297 / 210, 1);
  expect(screen.getByText('履歴書').lang).toBe('ja');
  expect(draw).toHaveBeenCalledWith(page);
  unmount();
  expect(end).toHaveBeenCalledOnce();
});
