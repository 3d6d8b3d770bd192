import { expect, test } from 'vitest';
import type { ScreenRoute } from '../shared/navigation/screenRoute.ts';
import { createPreload } from './preload.ts';

const Screen = () => null;

/** A screen that notes what of it is loaded, and preloads it. */
const createScene = (loadWords: (words: readonly string[]) => Promise<void> = () => Promise.resolve()) => {
  const loaded: string[] = [];
  const screens: readonly ScreenRoute[] = [
    {
      path: '/student/help',
      handle: { words: ['help'] },
      lazy: {
        Component: async () => {
          loaded.push('code');
          return Screen;
        },
        loader: async () => {
          loaded.push('loader');
          return ({ request }) => {
            loaded.push(new URL(request.url).search);
            return null;
          };
        },
      },
    },
  ];
  const preload = createPreload(screens, async (words) => {
    loaded.push(...words);
    await loadWords(words);
  });
  return { loaded, preload };
};

test('loads code, words and data of the screen at an address, however it is written', async () => {
  const { loaded, preload } = createScene();
  await preload(new URL('https://michi.example/Student/Help/?topic=1'));
  expect(loaded.toSorted()).toEqual(['?topic=1', 'code', 'help', 'loader']);
});

test('loads the code alone where no data are wanted, and nothing for an address without a screen', async () => {
  const { loaded, preload } = createScene();
  await preload(new URL('https://michi.example/nowhere'));
  expect(loaded).toEqual([]);
  await preload(new URL('https://michi.example/student/help'), { withData: false });
  expect(loaded.toSorted()).toEqual(['code', 'help', 'loader']);
});

test('is done when something of it could not be loaded', async () => {
  const { preload } = createScene(() => Promise.reject(new Error('No network')));
  await expect(preload(new URL('https://michi.example/student/help'))).resolves.toBeUndefined();
});
