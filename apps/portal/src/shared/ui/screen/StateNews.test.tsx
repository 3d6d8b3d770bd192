import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StateNews } from './StateNews.tsx';

test('announces a state only once it has changed, and not that of something else', () => {
  const news = (id: string, state: string) => (
    <StateNews key={id} state={state}>
      {state}
    </StateNews>
  );
  const { rerender } = render(news('job', 'Applied'));
  const status = () => screen.getByRole('status').textContent;
  expect(status()).toBe('');
  rerender(news('job', 'Withdrawn'));
  expect(status()).toBe('Withdrawn');
  rerender(news('another', 'Applied'));
  expect(status()).toBe('');
});
