import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useAfterHeading } from './useAfterHeading.ts';

const drawn: string[] = [];

function List() {
  const isAfterHeading = useAfterHeading();
  useLayoutEffect(() => {
    drawn.push(isAfterHeading ? 'list' : 'heading alone');
  });
  return <Link to="/job">Open a job</Link>;
}

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

const show = (address: string) => {
  drawn.length = 0;
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/" element={<Link to="/jobs">Jobs</Link>} />
        <Route path="/jobs" element={<List />} />
        <Route path="/job" element={<Back />} />
      </Routes>
    </MemoryRouter>,
  );
};

test('draws the heading of a screen one goes to before the rest', async () => {
  show('/');
  await userEvent.click(screen.getByRole('link', { name: 'Jobs' }));
  await vi.waitFor(() => expect(drawn).toEqual(['heading alone', 'list']));
});

test('draws all of a page that was loaded, and of a screen one comes back to, at once', async () => {
  show('/jobs');
  expect(drawn).toEqual(['list']);
  await userEvent.click(screen.getByRole('link', { name: 'Open a job' }));
  drawn.length = 0;
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(drawn).toEqual(['list']);
});
