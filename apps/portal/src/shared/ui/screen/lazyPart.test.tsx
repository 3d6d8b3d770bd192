import { cleanup, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInPortal } from '../../test/renderInPortal.tsx';
import { lazyPart } from './lazyPart.tsx';

afterEach(cleanup);

const Here = () => <input aria-label="Name" />;

const loadedOnSecondTry = <Part,>(part: Part) =>
  vi
    .fn<() => Promise<{ default: Part }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: part });

describe('a part whose code cannot be loaded', () => {
  // React logs every error that a boundary catches.
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue(undefined));
  afterEach(() => vi.restoreAllMocks());

  test.each([
    ['en', 'We couldn’t load this part', 'Try again'],
    ['jp', 'この部分を読み込めませんでした', 'もう一度試す'],
  ] as const)('fails in its own place, and is tried again (%s)', async (language, title, again) => {
    const Part = lazyPart(loadedOnSecondTry(Here));
    await renderInPortal(
      <>
        <p>The rest of the portal</p>
        <Suspense fallback="Loading">
          <Part />
        </Suspense>
      </>,
      { language },
    );
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText('The rest of the portal')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: again }));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toBeTruthy();
    expect(screen.queryByText(title)).toBeNull();
  });
});
