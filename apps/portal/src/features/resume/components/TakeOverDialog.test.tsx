import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInPortal } from '../../../shared/test/renderInPortal.tsx';
import { TakeOverDialog } from './TakeOverDialog.tsx';

afterEach(cleanup);

test('takes over the sections that were accepted and nothing else', async () => {
  const onClose = vi.fn<() => void>();
  const read = { found: { about: 'I listen first.', skills: ['Cartography'] }, leftOut: [] };
  const { requests } = await renderInPortal(<TakeOverDialog read={read} onClose={onClose} />, {
    namespaces: ['resume'],
  });
  const save = await screen.findByRole('button', { name: 'Take over' });
  await userEvent.click(save);
  await screen.findByText('Choose at least one section');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Skills' }));
  await userEvent.click(save);
  await screen.findByText('Profile Updated Successfully');
  const sent = requests.filter(({ method }) => method === 'PUT');
  expect(sent.map(({ url }) => new URL(url).pathname)).toEqual(['/api/user/users/profile']);
  const body: unknown = await sent[0]?.json();
  // The skills that are there stay.
  expect(body).toEqual({
    skills: [expect.any(String), expect.any(String), expect.any(String), 'Cartography'],
  });
  expect(onClose).toHaveBeenCalledOnce();
});

test('has nothing to cancel where nothing was found', async () => {
  const read = { found: {}, leftOut: [] };
  await renderInPortal(<TakeOverDialog read={read} onClose={() => undefined} />, { namespaces: ['resume'] });
  await screen.findByText(/^Nothing was found/);
  expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
});
