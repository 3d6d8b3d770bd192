import { cleanup, screen } from '@testing-library/react';
import { Link, Outlet } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useScreenTitle } from '../shared/navigation/screenTitle.ts';
import { renderInPortal } from '../shared/test/renderInPortal.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

afterEach(cleanup);

function Named() {
  useScreenTitle('Aozora');
  return <Link to="/jobs">Jobs</Link>;
}

const layout = (
  <>
    <Outlet />
    <RouteAnnouncer />
  </>
);

const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('names a screen by its route, or by what the screen says of itself as long as it is shown', async () => {
  await renderInPortal(
    [
      {
        element: layout,
        children: [
          {
            path: '/jobs',
            handle: { title: 'jobs:publicJobs' },
            element: <Link to="/company">Company</Link>,
          },
          { path: '/company', handle: { title: 'companies:title' }, Component: Named },
        ],
      },
    ],
    { path: '/jobs', namespaces: ['jobs', 'companies'] },
  );
  expect(document.title).toBe('Public Jobs · Michi');
  expect(said()).not.toContain('Public Jobs');
  await userEvent.click(screen.getByRole('link', { name: 'Company' }));
  await vi.waitFor(() => expect(said()).toContain('Aozora'));
  expect(document.title).toBe('Aozora · Michi');
  await userEvent.click(screen.getByRole('link', { name: 'Jobs' }));
  await vi.waitFor(() => expect(said()).toContain('Public Jobs'));
  expect(document.title).toBe('Public Jobs · Michi');
});
