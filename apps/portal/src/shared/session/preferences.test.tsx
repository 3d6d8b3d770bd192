import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInPortal } from '../test/renderInPortal.tsx';
import { listViews, useListView, useSidebarMinimised } from './preferences.ts';

const Lists = () => {
  const [view, setView] = useListView();
  return (
    <>
      <p>{view === listViews.list ? 'rows' : 'cards'}</p>
      <button type="button" onClick={() => setView(listViews.card)}>
        Cards
      </button>
      <button type="button" onClick={() => setView(listViews.list)}>
        Rows
      </button>
    </>
  );
};

beforeEach(() => localStorage.clear());

test('lists are rows until cards are chosen, which this device keeps as 0', async () => {
  await renderInPortal(<Lists />);
  expect(screen.getByText('rows')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cards' }));
  expect(await screen.findByText('cards')).toBeTruthy();
  expect(localStorage.getItem('LIST_VIEW')).toBe('0');
  await userEvent.click(screen.getByRole('button', { name: 'Rows' }));
  expect(await screen.findByText('rows')).toBeTruthy();
  expect(localStorage.getItem('LIST_VIEW')).toBe('1');
});

const Sidebar = () => {
  const [isMinimised] = useSidebarMinimised();
  return <p>{isMinimised ? 'small' : 'whole'}</p>;
};

test.each(['"yes"', '{"half', '[1]', '1'])(
  'the sidebar is expanded if %s is stored for it',
  async (stored) => {
    localStorage.setItem('SIDEBAR_MINIMISED', stored);
    await renderInPortal(<Sidebar />);
    expect(await screen.findByText('whole')).toBeTruthy();
  },
);

test("another tab's choice applies here too", async () => {
  await renderInPortal(<Sidebar />);
  expect(await screen.findByText('whole')).toBeTruthy();
  dispatchEvent(new StorageEvent('storage', { key: 'SIDEBAR_MINIMISED', newValue: 'true' }));
  expect(await screen.findByText('small')).toBeTruthy();
});
