import { session } from '@michi/api/session';
import { configureApi } from '@michi/api/transport';
import { onlineManager } from '@tanstack/react-query';
import { dropSessionQueryClient, sessionQueryClient } from '../../shared/session/queryClient.ts';
import { prefetch } from '../../shared/navigation/prefetch.ts';
import { studentAreaQueries } from '../layouts/studentAreaData.ts';
import { entries } from './entries.ts';

/** No service is there; what is asked there is only noted down. */
const nowhere = 'http://nowhere.invalid';

/**
 * What each entry screen asks the services first, by path of the screen: addresses below `/api`, found out by running its
 * loader. The build runs it.
 */
export async function firstQuestions(): Promise<Readonly<Record<string, readonly string[]>>> {
  let asked: string[] = [];
  session.set('AUTH', 'build');
  session.set('USER_ID', 'build');
  configureApi({
    origin: nowhere,
    fetch: ({ url }) => {
      asked.push(url.slice(nowhere.length));
      return Promise.resolve(Response.json({ data: null }));
    },
  });
  const questions: Record<string, readonly string[]> = {};
  for (const { route, address } of entries) {
    asked = [];
    const queries = await route.handle.queries?.();
    const client = sessionQueryClient();
    // Where no browser tells of a network.
    onlineManager.setOnline(true);
    prefetch((url) => [...studentAreaQueries(url), ...(queries?.(url) ?? [])], new URL(address, nowhere));
    await Promise.all(
      client
        .getQueryCache()
        .getAll()
        .map(async ({ promise }) => promise),
    );
    // Its timers would hold the build up.
    client.clear();
    dropSessionQueryClient();
    questions[route.path] = asked;
  }
  session.clear();
  return questions;
}
