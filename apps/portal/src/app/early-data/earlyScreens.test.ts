import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { precachedPaths } from '../../worker/precachedPaths.ts';
import { routes } from '../routes.tsx';
import { earlyScreens, studentArea } from './earlyScreens.ts';

test.each(earlyScreens)('$path requests the translations of its route early', ({ path, namespaces }) => {
  const ofRoutes = matchRoutes(routes, path)?.flatMap(({ route }) => route.handle?.namespaces ?? []);
  expect(['shared', ...(ofRoutes ?? [])]).toEqual([...studentArea.namespaces, ...namespaces]);
});

test('the page of each of them is kept on the device', () => {
  expect(precachedPaths).toEqual(expect.arrayContaining(earlyScreens.map(({ path }) => path)));
});
