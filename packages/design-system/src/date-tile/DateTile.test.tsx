import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DateTile } from './DateTile.tsx';

test('reads as one date, for people and machines', () => {
  render(<DateTile date="2026-11-27" month="Nov" day="27" weekday="Friday" />);
  const time = screen.getByText('Nov').closest('time');
  expect(time?.dateTime).toBe('2026-11-27');
  expect(time?.textContent).toBe('Nov 27 Friday');
});
