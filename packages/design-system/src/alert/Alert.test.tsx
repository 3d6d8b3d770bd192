import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Alert } from './Alert.tsx';

test('interrupts for a danger, waits for anything else, and is quiet when asked to be', () => {
  render(<Alert tone="danger" title="Not sent" />);
  expect(screen.getByRole('alert').textContent).toBe('Not sent');
  render(<Alert tone="success" title="You can apply" />);
  expect(screen.getByRole('status').textContent).toBe('You can apply');
  render(<Alert silent title="Quiet" />);
  expect(screen.getAllByRole('status')).toHaveLength(1);
});
