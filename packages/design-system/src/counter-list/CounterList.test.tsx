import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CounterList } from './CounterList.tsx';

test('links to its list from anywhere on the row', async () => {
  render(
    <CounterList
      label="Your jobs"
      items={[
        { id: 'applied', label: 'Applied Jobs', count: '22', link: <a href="#applied" /> },
        { id: 'unlucky', label: 'Unlucky', count: '7' },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Applied Jobs22',
    'Unlucky 7',
  ]);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  await userEvent.click(screen.getByText('22'), { force: true });
  expect(globalThis.location.hash).toBe('#applied');
});
