import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CountBadge } from './CountBadge.tsx';

test('cuts a large number for the eye and says all of it to a screen reader', () => {
  render(<CountBadge count={240} max={99} label="240 unread" />);
  expect(screen.getByText('99+').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText('240 unread')).toBeTruthy();
});
