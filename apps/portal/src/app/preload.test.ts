import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createPreload, loadFirstScreen } from './preload.ts';

const Screen = () => null;

/** A screen that notes what of it is loaded, and preloads it. */
const createScene = (loadCode: () => Promise<void> = () => Promise.resolve()) => {
  const loaded: string[] = [];
  const help: RouteObject = {
    path: '/student/help',
    handle: { namespaces: ['help'] },
    lazy: async () => {
      loaded.push('code');
      await loadCode();
      return {
        Component: Screen,
        loader: ({ url }) => {
          loaded.push(url.search);
          return null;
        },
      };
    },
  };
  const noScreen: RouteObject = {
    path: '*',
    lazy: async () => {
      loaded.push('nowhere');
      return { Component: Screen };
    },
  };
  return { loaded, preload: createPreload([{ path: '/', children: [help, noScreen] }]) };
};

test('loads code and data of the screen at an address, however it is written', async () => {
  const { loaded, preload } = createScene();
  await preload(new URL('https://michi.example/Student/Help/?topic=1'));
  expect(loaded).toEqual(['code', '?topic=1']);
});

test('loads the code only if no data are wanted, and nothing for an address without a screen', async () => {
  const { loaded, preload } = createScene();
  await preload(new URL('https://michi.example/nowhere'));
  expect(loaded).toEqual([]);
  await preload(new URL('https://michi.example/student/help'), { withData: false });
  expect(loaded).toEqual(['code']);
});

test('is done when something of it could not be loaded', async () => {
  const { preload } = createScene(() => Promise.reject(new Error('No network')));
  await expect(preload(new URL('https://michi.example/student/help'))).resolves.toBeUndefined();
});

test('runs the loader of a route that was loaded with the first screen', async () => {
  const searches: string[] = [];
  const preload = createPreload([
    {
      path: '/student/help',
      handle: { namespaces: ['help'] },
      Component: Screen,
      loader: ({ url }) => {
        searches.push(url.search);
        return null;
      },
    },
  ]);
  await preload(new URL('https://michi.example/student/help?topic=2'));
  expect(searches).toEqual(['?topic=2']);
});

const address = new URL('https://michi.example/student/help?topic=1');

test('the routes of the address are loaded, their loaders run once with its request, and the others stay lazy', async () => {
  const requested: string[] = [];
  const help: RouteObject = {
    id: 'help',
    path: '/student/help',
    lazy: () =>
      Promise.resolve({
        Component: Screen,
        loader: ({ url }) => {
          requested.push(url.href);
          return null;
        },
      }),
  };
  const news: RouteObject = { path: '/student/news', lazy: () => Promise.resolve({ Component: Screen }) };
  const data = await loadFirstScreen([{ id: 'root', children: [help, news] }], address);
  expect(requested).toEqual([address.href]);
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
