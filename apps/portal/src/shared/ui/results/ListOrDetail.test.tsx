import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInPortal } from '../../test/renderInPortal.tsx';
import { ViewControl } from './ListSearch.tsx';
import { ListBesideDetail, useOpenEntry } from './ListOrDetail.tsx';

function Jobs({ opened }: { readonly opened: string | null }) {
  const open = useOpenEntry(opened, { id: 'c' });
  return (
    <>
      <ViewControl />
      <ListBesideDetail label="Open job" open={open} renderDetail={(id) => <p>all of {id}</p>}>
        <p>the list</p>
      </ListBesideDetail>
    </>
  );
}

beforeEach(() => page.viewport(1440, 900));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('has the first entry beside the list on wide screens until one is opened', async () => {
  await renderInPortal(<Jobs opened={null} />);
  expect((await screen.findByRole('region', { name: 'Open job' })).textContent).toBe('all of c');
  cleanup();
  await renderInPortal(<Jobs opened="d" />);
  expect((await screen.findByRole('region', { name: 'Open job' })).textContent).toBe('all of d');
});

test('has no detail in Card View', async () => {
  await renderInPortal(<Jobs opened={null} />);
  screen.getByRole('radio', { name: 'Card View' }).click();
  await expect.poll(() => screen.queryByText('all of c')).toBeNull();
  expect(screen.getByText('the list')).toBeTruthy();
});

test('has no detail on a phone until an entry is opened', async () => {
  await page.viewport(390, 844);
  await renderInPortal(<Jobs opened={null} />);
  expect(await screen.findByText('the list')).toBeTruthy();
  expect(screen.queryByText('all of c')).toBeNull();
});
