import { render, screen } from '@testing-library/react';
import { BrowserRouter, Link } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { BackLink } from './links.tsx';

const page = location.pathname + location.search;

afterEach(() => history.replaceState(null, '', page));

const pathname = () => location.pathname;

test('leads into Michi on a first visit, even where the address was replaced, and else to the page before', async () => {
  // The entry is another site's until now, whatever the tests before left.
  history.pushState(null, '', '/student/career-office/booking');
  render(
    <BrowserRouter>
      <Link to="/student/career-office/booking?topic=INTERVIEW" replace>
        Interview
      </Link>
      <Link to="/student/profile">Profile</Link>
      <BackLink to="/student/career-office">Career office</BackLink>
    </BrowserRouter>,
  );
  const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
  await follow('Interview');
  const entries = history.length;
  await follow('Career office');
  await expect.poll(pathname).toBe('/student/career-office');
  expect(history.length).toBe(entries + 1);
  await follow('Profile');
  await expect.poll(pathname).toBe('/student/profile');
  await follow('Career office');
  await expect.poll(pathname).toBe('/student/career-office');
  expect(history.length).toBe(entries + 2);
});
