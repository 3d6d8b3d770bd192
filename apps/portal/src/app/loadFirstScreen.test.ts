import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { loadFirstScreen } from './loadFirstScreen.ts';

const Screen = () => null;
const address = new URL('https://michi.example/student/help?topic=1');

test('the routes of the address are loaded, their loaders run once with its request, and the others stay lazy', async () => {
  const asked: string[] = [];
  const help: RouteObject = {
    id: 'help',
    path: '/student/help',
    lazy: () =>
      Promise.resolve({
        Component: Screen,
        loader: ({ url }) => {
          asked.push(url.href);
          return null;
        },
      }),
  };
  const news: RouteObject = { path: '/student/news', lazy: () => Promise.resolve({ Component: Screen }) };
  const data = await loadFirstScreen([{ id: 'root', children: [help, news] }], address);
  expect(asked).toEqual([address.href]);
  expect(data).toEqual({ loaderData: { help: null } });
  expect([help.Component, help.lazy]).toEqual([Screen, undefined]);
  expect(news.lazy).toBeTruthy();
});

test('a route that cannot be loaded is left to the router', async () => {
  const help: RouteObject = {
    id: 'help',
    path: '/student/help',
    lazy: () => Promise.reject(new Error('No network')),
  };
  expect(await loadFirstScreen([help], address)).toEqual({ loaderData: {} });
  expect(help.lazy).toBeTruthy();
});
