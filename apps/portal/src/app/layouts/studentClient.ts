import { createQueryClient } from '@michi/api/query';
import { session } from '@michi/api/session';
import { getProfileQueryKey, getProfileQueryOptions } from '@michi/api/user';
import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { fetchAheadInto, type DataAhead } from '../../shared/data-ahead/fetchAhead.ts';
import { freshFor } from '../../shared/data-ahead/freshFor.ts';
import { isReturning } from '../../shared/kept-answers/isReturning.ts';
import { areFirstAnswersThere } from '../first-answers/firstAnswers.ts';

const createStudentClient = (): QueryClient => {
  // It hears of changes, and takes the network for granted until the first.
  onlineManager.setOnline(navigator.onLine);
  const client = createQueryClient();
  // Many parts of a page read it, and not all of them stand there when it comes.
  client.setQueryDefaults(getProfileQueryKey(), { staleTime: freshFor });
  return client;
};

/** The client of a page that begins in the student's area, and whose page it is. */
let begun: { readonly client: QueryClient; readonly owner: string } | undefined;

/** How long a page waits for what is on the device, in milliseconds: a store that does not answer holds nothing up. */
const longestWait = 1_000;

/**
 * Asks what the screen at the page's address will ask first, before anything is drawn, and ends as soon as what is there
 * already can be drawn with it: the answers to what the page's first script has asked, or those kept on this device. A
 * screen drawn without them is drawn twice. For what is still on its way nothing waits.
 * @param patience how long what is there is waited for at most, in milliseconds
 */
export const beginStudentClient = async (
  place: URL,
  dataAhead: DataAhead,
  now: () => Date,
  patience = longestWait,
): Promise<void> => {
  const owner = session.get('USER_ID');
  if (owner === null) return;
  const isAnswered = areFirstAnswersThere();
  const client = createStudentClient();
  const answers: Promise<void>[] = [];
  const fetchAhead = fetchAheadInto(client, (answer) => answers.push(answer));
  fetchAhead(getProfileQueryOptions());
  dataAhead(fetchAhead, place);
  begun = { client, owner };
  const atHand = isAnswered ? Promise.all(answers) : isReturning() ? showKept(client, now) : undefined;
  await Promise.race([atHand, new Promise((resolve) => setTimeout(resolve, patience))]);
};

const showKept = async (client: QueryClient, now: () => Date): Promise<void> => {
  const { showAllKept } = await import('../../shared/kept-answers/showAllKept.ts');
  await showAllKept(client, now);
};

/** The client the student's area begins with: the one the page has begun, unless it has been used or is somebody else's. */
export const takeStudentClient = (): QueryClient =>
  begun?.owner === session.get('USER_ID') ? begun.client : createStudentClient();

/** Says that the area is drawn: the next one begins with nothing. */
export const studentClientTaken = (): void => {
  begun = undefined;
};
