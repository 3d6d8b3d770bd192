import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from './Avatar.tsx';

test('falls back to the monogram when the picture fails, and retries with another picture', () => {
  const { container, rerender } = render(<Avatar name="Hinata Saeki" src="data:image/png;base64,AA==" />);
  const image = container.querySelector('img');
  if (image === null) throw new Error('no picture');
  fireEvent.error(image);
  expect(container.textContent).toBe('HS');
  rerender(<Avatar name="Hinata Saeki" src="data:image/png;base64,BB==" />);
  expect(container.querySelector('img')).not.toBeNull();
});

test('is decoration beside a name, and a picture with a name when alone', () => {
  render(<Avatar name="Hinata Saeki" label="Hinata Saeki" />);
  expect(screen.getByRole('img', { name: 'Hinata Saeki' })).toBeTruthy();
  render(<Avatar name="Aoi Mori" />);
  expect(screen.queryByText('AM')?.getAttribute('aria-hidden')).toBe('true');
});
