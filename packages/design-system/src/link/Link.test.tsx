import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { Link } from './Link.tsx';

const RouterLink = ({ to, ...rest }: ComponentProps<'a'> & { to: string }) => (
  <a {...rest} href={`/app${to}`} />
);

test('is a link with its address', () => {
  render(<Link href="/terms">Terms</Link>);
  expect(screen.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/terms');
});

test("lends its look to a router's link", () => {
  render(
    <Link asChild underline="always">
      <RouterLink to="/jobs">Jobs</RouterLink>
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Jobs' });
  expect(link.getAttribute('href')).toBe('/app/jobs');
  expect(getComputedStyle(link).textDecorationLine).toBe('underline');
});
