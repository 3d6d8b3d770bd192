import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { precachedPaths } from '../../worker/precachedPaths.ts';
import { createRoutes } from '../routes.tsx';
import { earlyScreens, studentArea } from './earlyScreens.ts';

const handleSchema = z.looseObject({ namespaces: z.array(z.string()) });
const routes = createRoutes(() => Promise.resolve());

test.each(earlyScreens)('$path requests the translations of its route early', ({ path, namespaces }) => {
  const handles = (matchRoutes(routes, path) ?? []).flatMap(({ route }) => {
    const read = handleSchema.safeParse(route.handle);
    return read.success ? [read.data] : [];
  });
  expect(['shared', ...handles.flatMap((handle) => handle.namespaces)]).toEqual([
    ...studentArea.namespaces,
    ...namespaces,
  ]);
});

test('the page of each of them is kept on the device', () => {
  expect(precachedPaths).toEqual(expect.arrayContaining(earlyScreens.map(({ path }) => path)));
});
