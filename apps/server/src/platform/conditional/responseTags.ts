import { createHash } from 'node:crypto';
import type { Operation } from '@michi/api/server';
import type { CurrentUser } from '../auth/authenticate.ts';
import { createMemory, type MemoryParts, type Sources } from './memory.ts';
import { calendarEnd } from './moments.ts';
import { sourcesAt, type ReadOwnSources } from './ownSources.ts';
import { RESPONSE_SOURCES } from './responseSources.ts';

/** The request of a response, without anything that does not change it. */
export interface ResponseAddress {
  readonly operation: Operation;
  /** The `Authorization` header as it was sent. */
  readonly authorization: string | undefined;
  readonly url: string;
  readonly language: string;
}

/** The response that a client would get now. */
export interface CurrentResponse {
  readonly etag: string;
  /** Null for a response that depends on no user. */
  readonly userId: string | null;
}

/** How a response was made. */
export interface ResponseMade {
  /** The reader; null for a response that depends on no user. */
  readonly user: CurrentUser | null;
  /** The position of `Changes` before its rows were read. */
  readonly since: number;
  /** The time of the request. */
  readonly now: Date;
  /** What it is made of, where that is less than all its operation may read. */
  readonly sources: Sources | undefined;
}

/** Remembers the `ETag` of each response, and the user of each token, until something they are made of changes. */
export interface ResponseTags {
  /** Undefined if only the database knows the response. Reads no row. */
  find(address: ResponseAddress): CurrentResponse | undefined;
  remember(address: ResponseAddress, etag: string, made: ResponseMade): Promise<void>;
  /** The user of an `Authorization` header: the session, and what decides what the user may see, are as they were. */
  userOf(authorization: string, read: () => Promise<CurrentUser>): Promise<CurrentUser>;
}

/** Tokens, and responses of all, that are remembered. */
const MOST_TOKENS = 30_000;
const MOST_RESPONSES = 600_000;

const NOTHING: Sources = { tables: [], ids: [], until: Number.POSITIVE_INFINITY };

export interface ResponseTagsParts extends MemoryParts {
  readonly ownSources: ReadOwnSources;
}

export function createResponseTags({ ownSources, changes, clock, replica }: ResponseTagsParts): ResponseTags {
  const responses = createMemory<CurrentResponse>({ changes, clock }, MOST_RESPONSES);
  const users = createMemory<CurrentUser>({ changes, clock, replica }, MOST_TOKENS);

  const sourcesOf = async (
    { operation }: ResponseAddress,
    { user, now, sources }: ResponseMade,
  ): Promise<Sources> => {
    const declared = RESPONSE_SOURCES.get(operation) ?? { tables: [] };
    const { tables } = sources ?? declared;
    if (user === null) return { tables, ids: [], until: Number.POSITIVE_INFINITY };
    const { ids, until } =
      sources ?? (declared.hasOwnJobs === true ? sourcesAt(await ownSources(user.id), now) : NOTHING);
    return {
      tables,
      ids: [user.id, ...ids],
      until: Math.min(until, user.tokenExpiresAt.getTime(), calendarEnd(declared, user.timezone, now)),
    };
  };

  return {
    find: (address) => responses.find(keyOf(address)),
    async remember(address, etag, made) {
      const value = { etag, userId: made.user?.id ?? null };
      responses.keep(keyOf(address), { value, sources: await sourcesOf(address, made) }, made.since);
    },
    userOf: (authorization, read) =>
      users.get(authorization, async () => {
        const value = await read();
        return { value, sources: { tables: [], ids: [value.id], until: value.tokenExpiresAt.getTime() } };
      }),
  };
}

/** A weak `ETag` of a response's content: the same in every process. */
export function etagOf(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}

const keyOf = ({ operation, authorization = '', language, url }: ResponseAddress): string =>
  `${operation.bearer === 'none' ? '' : authorization} ${language} ${url}`;
