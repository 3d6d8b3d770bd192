import { configureApi } from '@michi/api/transport';
import { getProfileQueryOptions } from '@michi/api/user';
import { QueryClient } from '@tanstack/react-query';
import { dataAheadAt } from '../dataAhead.ts';
import { beginnings } from './beginnings.ts';

/** No service is there; what is asked there is only noted down. */
const nowhere = 'http://nowhere.invalid';

/**
 * What each of these screens asks the services first, by path of the screen: addresses below `/api`, found out by letting the
 * SDK ask. The build runs it.
 */
export async function firstQuestions(): Promise<Readonly<Record<string, readonly string[]>>> {
  let asked: string[] = [];
  configureApi({
    origin: nowhere,
    fetch: ({ url }) => {
      asked.push(url.slice(nowhere.length));
      return Promise.resolve(Response.json({ data: null }));
    },
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const questions: Record<string, readonly string[]> = {};
  for (const beginning of beginnings) {
    const place = new URL(beginning, nowhere);
    const dataAhead = await dataAheadAt(place.pathname);
    asked = [];
    const waited = [client.prefetchQuery(getProfileQueryOptions())];
    dataAhead((query) => void waited.push(client.prefetchQuery(query)), place);
    await Promise.all(waited);
    client.clear();
    questions[place.pathname] = asked;
  }
  return questions;
}
