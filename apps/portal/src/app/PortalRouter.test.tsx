import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, use, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { TabLink } from '../shared/screen/TabLink.tsx';
import { PortalRouter } from './PortalRouter.tsx';

const start = location.pathname;
afterEach(() => {
  cleanup();
  history.replaceState(null, '', start);
});

/** Links to a path and shows which one it is; what is shown at `/later` has to be waited for. */
const createScene = async (atHand: readonly string[]) => {
  const { promise: later, resolve: bring } = Promise.withResolvers<string>();
  const Awaited = () => use(later);
  const Place = (): ReactNode => {
    const { pathname } = useLocation();
    return <p role="status">{pathname === '/later' ? <Awaited /> : pathname}</p>;
  };
  const asked: string[] = [];
  await act(async () => {
    render(
      <PortalRouter
        isAtHand={(from, to, isByTab) => {
          asked.push(`${from} ${to}${isByTab ? ' by a tab' : ''}`);
          return atHand.includes(to);
        }}
      >
        <Suspense fallback="Loading">
          <Place />
        </Suspense>
        {['/here', '/later'].map((to) => (
          <Link key={to} to={to}>
            {to}
          </Link>
        ))}
        <TabLink to="/here">Tab</TabLink>
      </PortalRouter>,
    );
  });
  return {
    asked,
    bring,
    shown: () => screen.queryByRole('status')?.textContent,
    /** Clicks as a hand does, and looks before the browser has begun another task. */
    follow: async (to: string) => {
      screen.getByRole<HTMLAnchorElement>('link', { name: to }).click();
      await Promise.resolve();
    },
  };
};

test('draws a screen that is at hand within the click that leads to it', async () => {
  const { follow, shown } = await createScene(['/here']);
  await follow('/here');
  expect(shown()).toBe('/here');
});

test('keeps the screen before until one that has to be waited for has come', async () => {
  const { follow, shown, bring } = await createScene([]);
  await follow('/here');
  await expect.poll(shown).toBe('/here');
  await follow('/later');
  expect([shown(), location.pathname]).toEqual(['/here', '/later']);
  await act(async () => bring('later'));
  await expect.poll(shown).toBe('later');
});

test('asks with where each way leads from, the way back too', async () => {
  const { follow, shown, asked } = await createScene([]);
  await follow('/here');
  await expect.poll(shown).toBe('/here');
  history.back();
  await expect.poll(shown).toBe(start);
  expect(asked).toEqual([`${start} /here`, `/here ${start}`]);
});

test('says of a tab that it is one', async () => {
  const { follow, asked } = await createScene([]);
  await follow('Tab');
  expect(asked).toEqual([`${start} /here by a tab`]);
});
