import { expect, test, vi } from 'vitest';
import { renderInPortal } from '../../shared/test/renderInPortal.tsx';
import { PlacesAhead } from './PlacesAhead.tsx';

const fetched = vi.hoisted(() => vi.fn());
vi.mock('./PhoneDrawer.tsx', () => {
  fetched();
  return { default: () => null };
});

test('fetches the drawer, the only way to sign out on a phone, before it is opened', async () => {
  await renderInPortal(<PlacesAhead />, { path: '/student/dashboard', namespaces: ['app'] });
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled(), 20_000);
});
