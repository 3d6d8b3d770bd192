import { render, screen } from '@testing-library/react';
import { Heart } from 'lucide-react';
import { expect, test } from 'vitest';
import { Icon } from './Icon.tsx';

test('adds nothing to the accessible name around it', () => {
  render(
    <button type="button">
      <Icon icon={Heart} /> Favorite
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Favorite' }).querySelector('svg')?.ariaHidden).toBe('true');
});

test('has the requested size', () => {
  const { container } = render(<Icon icon={Heart} size="large" />);
  expect(container.querySelector('svg')?.getBoundingClientRect().width).toBe(20);
});
