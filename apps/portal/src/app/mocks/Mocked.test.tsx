import { render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createI18n, startI18n } from '../../shared/i18n/createI18n.ts';
import { type MocksChoice, usualChoice as usual } from './mocksChoice.ts';
import { Mocked, addMocksTranslations } from './startMocks.tsx';

/** Opens the panel beside a portal that reports each start. */
const open = async (choice: MocksChoice) => {
  const translator = createI18n(() => Promise.resolve({ hello: 'Hello' }));
  await startI18n(translator, 'en');
  addMocksTranslations(translator);
  const begins = vi.fn();
  const Portal = () => {
    useEffect(() => begins(), []);
    return null;
  };
  const listeners = new Set<() => void>();
  let current = choice;
  const change = vi.fn((next: MocksChoice) => {
    current = next;
    for (const listener of listeners) listener();
    return Promise.resolve();
  });
  render(
    <Mocked
      app={<Portal />}
      translator={translator}
      choices={{
        current: () => current,
        subscribe: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        change,
      }}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Mocks' }));
  await screen.findByRole('dialog', { name: 'Mocks' });
  return { begins, change };
};

const choose = async (label: string, response: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: response }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: label }).textContent).toBe(response));
};

test.each<readonly [string, string, Partial<MocksChoice>]>([
  ['All operations', 'Offline', { scenario: 'offline' }],
  ['Response of listJobs', 'Empty', { overrides: { listJobs: 'empty' } }],
  ['Delay of each response', '1000 ms', { delay: 1_000 }],
  ['Language', '日本語', { language: 'jp' }],
  ['Logged in as', 'Nobody', { person: 'nobody' }],
])('%s changes alone, and restarts the portal under the open panel', async (label, response, chosen) => {
  const { begins, change } = await open(usual);
  expect(begins).toHaveBeenCalledOnce();
  await choose(label, response);
  expect(change.mock.calls).toEqual([[{ ...usual, ...chosen }]]);
  await waitFor(() => expect(begins).toHaveBeenCalledTimes(2));
  expect(screen.getByRole('dialog', { name: 'Mocks' })).toBeTruthy();
});

test('an operation resets to the response of the others, and all of them to the default', async () => {
  const chosen: MocksChoice = {
    ...usual,
    scenario: 'slow',
    overrides: { listJobs: 'empty', actOnJob: 'offline' },
  };
  const { change } = await open(chosen);
  await userEvent.click(screen.getByRole('button', { name: 'Remove listJobs: Empty' }));
  expect(change.mock.lastCall).toEqual([{ ...chosen, overrides: { actOnJob: 'offline' } }]);
  await userEvent.click(screen.getByRole('button', { name: 'Reset all responses' }));
  expect(change.mock.lastCall).toEqual([usual]);
});

test('a switch sets whether the mocks keep state', async () => {
  const { begins, change } = await open(usual);
  await userEvent.click(screen.getByRole('switch', { name: 'Remember what I do' }));
  expect(change.mock.calls).toEqual([[{ ...usual, remembers: true }]]);
  await waitFor(() => expect(begins).toHaveBeenCalledTimes(2));
  await userEvent.click(screen.getByRole('button', { name: 'Reset all responses' }));
  expect(change.mock.lastCall).toEqual([usual]);
});
