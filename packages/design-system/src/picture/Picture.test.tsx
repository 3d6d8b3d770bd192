import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from './Picture.tsx';

const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

test('has an accessible name', () => {
  render(<Picture src={dot} label="Students at the career day" />);
  expect(screen.getByRole('img', { name: 'Students at the career day' })).toBeTruthy();
});

test('says so, also to a screen reader, when it cannot be loaded', async () => {
  const { container, rerender } = render(<Picture src="data:image/gif;base64,broken" label="Nothing" />);
  await waitFor(() => expect(container.querySelector('img')).toBeNull());
  expect(screen.getByRole('img', { name: 'Nothing' }).textContent).toBe('Nothing');
  rerender(<Picture src={dot} label="Something" />);
  expect(screen.getByRole('img', { name: 'Something' }).localName).toBe('img');
});
