import { render, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { BackButton } from '../../test/BackButton.tsx';
import { FirstLocation } from '../../navigation/FirstLocation.tsx';
import { useAfterHeading } from './useAfterHeading.ts';

const drawn: string[] = [];

/** Whether the code of the list has loaded before the list renders. */
let isHere = true;

/** Whether it is beside the main content. */
let isBeside = false;

function List() {
  const [isThere, setThere] = useState(isHere);
  const isAfterHeading = useAfterHeading(isThere, isBeside);
  useLayoutEffect(() => {
    drawn.push(isAfterHeading ? 'list' : 'heading alone');
  });
  return (
    <>
      <Link to="/job">Open a job</Link>
      <button type="button" onClick={() => setThere(true)}>
        Bring
      </button>
    </>
  );
}

const show = (address: string) => {
  drawn.length = 0;
  render(
    <MemoryRouter initialEntries={[address]}>
      <FirstLocation>
        <Routes>
          <Route path="/" element={<Link to="/jobs">Jobs</Link>} />
          <Route path="/jobs" element={<List />} />
          <Route path="/job" element={<BackButton />} />
        </Routes>
      </FirstLocation>
    </MemoryRouter>,
  );
};

test('draws the heading of a screen one goes to before the rest', async () => {
  show('/');
  await userEvent.click(screen.getByRole('link', { name: 'Jobs' }));
  await vi.waitFor(() => expect(drawn).toEqual(['heading alone', 'list']));
});

test('draws all of a page at once that was loaded with its answers there', () => {
  show('/jobs');
  expect(drawn).toEqual(['list']);
});

test('renders what is beside the list of a loaded page after the list', async () => {
  isBeside = true;
  onTestFinished(() => {
    isBeside = false;
  });
  show('/jobs');
  await vi.waitFor(() => expect(drawn).toEqual(['heading alone', 'list']));
});

test('renders all of a screen at once on the way back', async () => {
  show('/jobs');
  await vi.waitFor(() => expect(drawn).toContain('list'));
  await userEvent.click(screen.getByRole('link', { name: 'Open a job' }));
  drawn.length = 0;
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(drawn).toEqual(['list']);
});

test('renders what is beside a screen after it on the way back', async () => {
  isBeside = true;
  onTestFinished(() => {
    isBeside = false;
  });
  show('/jobs');
  await vi.waitFor(() => expect(drawn).toContain('list'));
  await userEvent.click(screen.getByRole('link', { name: 'Open a job' }));
  drawn.length = 0;
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await vi.waitFor(() => expect(drawn).toEqual(['heading alone', 'list']));
});

test('renders later content in a separate step, so that nothing waits for it', async () => {
  isHere = false;
  onTestFinished(() => {
    isHere = true;
  });
  show('/jobs');
  expect(drawn).toEqual(['heading alone']);
  await userEvent.click(screen.getByRole('button', { name: 'Bring' }));
  await vi.waitFor(() => expect(drawn).toEqual(['heading alone', 'heading alone', 'list']));
});
