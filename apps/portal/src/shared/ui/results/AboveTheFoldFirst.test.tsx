import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { BackButton } from '../../test/BackButton.tsx';
import { FirstLocation } from '../../navigation/history.tsx';
import { AboveTheFoldFirst } from './Results.tsx';

const rows = Array.from({ length: 40 }, (_, index) => `Job ${index + 1}`);
const rowHeight = 100;

/** Number of rows after each render. */
const drawn: number[] = [];

beforeEach(() => {
  drawn.length = 0;
});

function Row({ title }: { readonly title: string }) {
  useLayoutEffect(() => {
    if (document.querySelector('li:last-child')?.textContent === title)
      drawn.push(document.querySelectorAll('li').length);
  });
  return <li>{title}</li>;
}

const list = (
  <>
    <Link to="/job">Open a job</Link>
    <ul>
      <AboveTheFoldFirst rowHeight={rowHeight}>
        {rows.map((title) => (
          <Row key={title} title={title} />
        ))}
      </AboveTheFoldFirst>
    </ul>
  </>
);

const show = () =>
  render(
    <MemoryRouter initialEntries={['/jobs']}>
      <FirstLocation>
        <Routes>
          <Route path="/jobs" element={list} />
          <Route path="/job" element={<BackButton />} />
        </Routes>
      </FirstLocation>
    </MemoryRouter>,
  );

test('draws the rows a window has room for, and then the others', async () => {
  show();
  await vi.waitFor(() => expect(drawn).toEqual([Math.ceil(innerHeight / rowHeight), rows.length]));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(rows);
});

test('draws all rows at once on the way back, where the reader may be at the last', async () => {
  show();
  await userEvent.click(screen.getByRole('link', { name: 'Open a job' }));
  drawn.length = 0;
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await vi.waitFor(() => expect(drawn).not.toEqual([]));
  expect(drawn).toEqual([rows.length]);
});
