import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { BackButton } from '../../test/BackButton.tsx';
import { BelowTheFold } from './BelowTheFold.tsx';
import { FirstLocation } from '../../navigation/history.tsx';

/** Rendered content, and each frame in between. */
const seen: string[] = [];

function Part({ name }: { readonly name: string }) {
  useLayoutEffect(() => {
    seen.push(name);
    const frame = requestAnimationFrame(() => seen.push('frame'));
    return () => cancelAnimationFrame(frame);
  }, [name]);
  return <p>{name}</p>;
}

const dashboard = (
  <>
    <Link to="/job">Open a job</Link>
    <Part name="steps" />
    <BelowTheFold>
      <Part name="news" />
    </BelowTheFold>
  </>
);

beforeEach(() => {
  seen.length = 0;
  render(
    <MemoryRouter initialEntries={['/']}>
      <FirstLocation>
        <Routes>
          <Route path="/" element={dashboard} />
          <Route path="/job" element={<BackButton />} />
        </Routes>
      </FirstLocation>
    </MemoryRouter>,
  );
});

test('renders what is below the fold only after a frame with the content above it', async () => {
  await vi.waitFor(() => expect(seen.slice(0, 3)).toEqual(['steps', 'frame', 'news']));
  expect(screen.getByText('steps').nextElementSibling?.textContent).toBe('news');
});

test('draws it at once on the way back, where the reader may be', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Open a job' }));
  seen.length = 0;
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(seen.filter((part) => part !== 'frame')).toEqual(['steps', 'news']);
  expect(seen.indexOf('news')).toBe(1);
});
