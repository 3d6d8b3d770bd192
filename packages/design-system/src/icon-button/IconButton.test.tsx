import { render, screen } from '@testing-library/react';
import { Bell, Heart } from 'lucide-react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { IconButton, IconLink } from './IconButton.tsx';

const Favorite = () => {
  const [pressed, setPressed] = useState(false);
  return <IconButton label="Favorite" icon={Heart} pressed={pressed} onClick={() => setPressed(!pressed)} />;
};

test('a toggle keeps its name and has its state', async () => {
  render(<Favorite />);
  expect(screen.getByRole('button', { name: 'Favorite', pressed: false })).toBeTruthy();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('button', { name: 'Favorite', pressed: true })).toBeTruthy();
});

test('is a toggle only with a state', () => {
  render(<IconButton label="Close" icon={Heart} />);
  expect(screen.getByRole('button', { name: 'Close' }).hasAttribute('aria-pressed')).toBe(false);
});

test('a link has the count in its name, and shows the number only visually', () => {
  render(<IconLink link={<a href="#bell" />} icon={Bell} label="Notifications, 120 unread" count={120} />);
  const link = screen.getByRole('link', { name: 'Notifications, 120 unread' });
  expect(link.textContent).toBe('Notifications, 120 unread99+');
});

test('a link without a count shows no number', () => {
  render(<IconLink link={<a href="#bell" />} icon={Bell} label="Notifications" count={0} />);
  expect(screen.getByRole('link', { name: 'Notifications' }).textContent).toBe('Notifications');
});
