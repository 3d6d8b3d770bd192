import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Alert } from './Alert.tsx';

test('interrupts for a danger, is polite otherwise, and silent with `quiet`', () => {
  render(<Alert tone="danger" title="Not sent" />);
  expect(screen.getByRole('alert').textContent).toBe('Not sent');
  render(<Alert tone="success" title="You can apply" />);
  expect(screen.getByRole('status').textContent).toBe('You can apply');
  render(<Alert silent title="Quiet" />);
  expect(screen.getAllByRole('status')).toHaveLength(1);
});
