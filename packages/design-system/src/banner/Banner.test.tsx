import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Banner } from './Banner.tsx';

test('is announced without interrupting', () => {
  render(<Banner title="You are offline">What you see may be out of date.</Banner>);
  expect(screen.getByRole('status').textContent).toBe('You are offlineWhat you see may be out of date.');
});
