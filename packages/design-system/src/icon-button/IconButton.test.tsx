import { render, screen } from '@testing-library/react';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { IconButton } from './IconButton.tsx';

const Favorite = () => {
  const [pressed, setPressed] = useState(false);
  return <IconButton label="Favorite" icon={Heart} pressed={pressed} onClick={() => setPressed(!pressed)} />;
};

test('a toggle keeps its name and tells its state', async () => {
  render(<Favorite />);
  expect(screen.getByRole('button', { name: 'Favorite', pressed: false })).toBeTruthy();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('button', { name: 'Favorite', pressed: true })).toBeTruthy();
});

test('is no toggle unless it is told a state', () => {
  render(<IconButton label="Close" icon={Heart} />);
  expect(screen.getByRole('button', { name: 'Close' }).hasAttribute('aria-pressed')).toBe(false);
});
