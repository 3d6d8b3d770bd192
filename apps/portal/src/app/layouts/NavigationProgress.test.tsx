import { cleanup, screen } from '@testing-library/react';
import { Link, Outlet } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInPortal } from '../../shared/test/renderInPortal.tsx';
import { NavigationProgress } from './Root.tsx';

afterEach(cleanup);

test('a tap shows a progress line until the code of the screen has loaded', async () => {
  const code = Promise.withResolvers<() => string>();
  await renderInPortal([
    {
      element: (
        <>
          <NavigationProgress />
          <Outlet />
        </>
      ),
      children: [
        { path: '/', element: <Link to="/news">News</Link> },
        { path: '/news', lazy: { Component: () => code.promise } },
      ],
    },
  ]);
  const link = await screen.findByRole('link', { name: 'News' });
  expect(screen.queryByRole('progressbar')).toBeNull();
  await userEvent.click(link);
  expect(await screen.findByRole('progressbar', { name: 'Loading' })).toBeDefined();
  code.resolve(() => 'The news');
  expect(await screen.findByText('The news')).toBeDefined();
  expect(screen.queryByRole('progressbar')).toBeNull();
});
