import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ChoiceTable } from './ChoiceTable.tsx';

const draw = (unavailable?: string) => {
  const onChange = vi.fn();
  const { container } = render(
    <ChoiceTable
      label="Notifications"
      rowHeading="About"
      rows={[
        { id: 'chat', label: 'Chat', hint: 'From companies' },
        { id: 'account', label: 'Account' },
      ]}
      columns={[
        { id: 'email', label: 'Email' },
        { id: 'push', label: 'Push', unavailable },
      ]}
      isChosen={(row, column) => row === 'chat' && column === 'push'}
      isOffered={(row, column) => row !== 'account' || column !== 'email'}
      notOffered="Always"
      onChosenChange={onChange}
    />,
  );
  return { onChange, container };
};
const control = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });

test.each([360, 1440])('every switch is named by its row and its column, %i px wide', async (width) => {
  await page.viewport(width, 800);
  const { container } = draw();
  expect(screen.getAllByRole('switch')).toHaveLength(3);
  expect(control('Chat Email').checked).toBe(false);
  expect(control('Chat Push').checked).toBe(true);
  expect(screen.getByRole('switch', { name: 'Chat Push', description: 'From companies' })).toBeTruthy();
  expect(control('Account Push').getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  expect(container.scrollWidth).toBeLessThanOrEqual(width);
});

test.each([360, 1440])('is a table with its heads for a screen reader, %i px wide', async (width) => {
  await page.viewport(width, 800);
  draw();
  const table = within(screen.getByRole('table', { name: 'Notifications' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'About',
    'Email',
    'Push',
  ]);
  expect(table.getAllByRole('rowheader')).toHaveLength(2);
  expect(table.getAllByRole('cell')).toHaveLength(4);
});

test('reports which switch was turned, and how; on a phone the column name beside the switch turns it as well', async () => {
  await page.viewport(360, 800);
  const { onChange } = draw();
  await userEvent.click(control('Chat Push'));
  const [label] = screen.getAllByText('Email').filter((element) => element.matches('label'));
  if (label !== undefined) await userEvent.click(label);
  expect(onChange.mock.calls).toEqual([
    ['chat', 'push', false],
    ['chat', 'email', true],
  ]);
});

test('a column that is unavailable is off and disabled whatever is chosen, and says why', () => {
  draw('This browser has no push messages.');
  expect(control('Chat Push')).not.toBeChecked();
  for (const name of ['Chat Push', 'Account Push']) expect(control(name)).toBeDisabled();
  expect(control('Chat Push')).toHaveAccessibleDescription(
    'From companies This browser has no push messages.',
  );
  expect(control('Chat Email')).toBeEnabled();
});

test('has a text where there is no choice', () => {
  draw();
  expect(screen.queryByRole('switch', { name: 'Account Email' })).toBeNull();
  expect(screen.getByText('Always')).toBeTruthy();
});
