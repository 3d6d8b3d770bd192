import { createHash } from 'node:crypto';
import type { Operation } from '@michi/api/server';
import type { CurrentUser } from '../auth/currentUser.ts';
import { createRowCache, type RowCacheParts, type Sources } from './rowCache.ts';
import { calendarEnd } from './moments.ts';
import { sourcesAt, type ReadOwnSources } from './ownSources.ts';
import type { ResponseSource } from './responseSources.ts';

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

/** Remembers the `ETag` of each response, and whose token asked for it, until something they are made of changes. */
export interface ResponseTags {
  /** Which operations are remembered, and what the responses of each are made of. */
  readonly sources: Map<Operation, ResponseSource>;
  /** Undefined if only the database knows the response. Reads no row. */
  find(address: ResponseAddress): CurrentResponse | undefined;
  remember(address: ResponseAddress, etag: string, response: ResponseMade): Promise<void>;
  /**
   * Reads the user of an `Authorization` header, and remembers whose it is, so that {@link find} knows its responses.
   * The user is read each time: a session that another process has ended gets no more content.
   */
  userOf(authorization: string, read: () => Promise<CurrentUser>): Promise<CurrentUser>;
}

/** Tokens, and responses of all, that are remembered. */
const MAX_TOKENS = 30_000;
const MAX_RESPONSES = 400_000;

const NOTHING: Sources = { tables: [], ids: [], until: Number.POSITIVE_INFINITY };

/** A token whose session is valid. */
interface Reader {
  readonly user: CurrentUser;
  /** Stands for the token in the keys of its responses. */
  readonly number: number;
}

export interface ResponseTagsParts extends RowCacheParts {
  readonly ownSources: ReadOwnSources;
}

export function createResponseTags({ ownSources, changes, clock }: ResponseTagsParts): ResponseTags {
  const readers = createRowCache<Reader>({ changes, clock }, MAX_TOKENS);
  const responses = createRowCache<string>({ changes, clock }, MAX_RESPONSES);
  const declaredSources = new Map<Operation, ResponseSource>();
  let numbers = 0;

  /** Undefined if the user of the token is not known. */
  const keyOf = ({ operation, authorization, language, url }: ResponseAddress): string | undefined => {
    const isNobody = operation.bearer === 'none' || authorization === undefined;
    const number = isNobody ? 0 : readers.find(authorization)?.number;
    return number === undefined ? undefined : `${number} ${language} ${url}`;
  };

  const sourcesOf = async (
    { operation }: ResponseAddress,
    { user, now, sources }: ResponseMade,
  ): Promise<Sources> => {
    const declared = declaredSources.get(operation) ?? { tables: [] };
    const { tables } = sources ?? declared;
    if (user === null) return { ...NOTHING, tables };
    const { ids, until } =
      sources ?? (declared.hasOwnJobs === true ? sourcesAt(await ownSources(user.id), now) : NOTHING);
    return {
      tables,
      ids: [user.id, ...ids],
      until: Math.min(until, user.tokenExpiresAt.getTime(), calendarEnd(declared, user.timezone, now)),
    };
  };

  return {
    sources: declaredSources,
    find(address) {
      const key = keyOf(address);
      const etag = key === undefined ? undefined : responses.find(key);
      if (etag === undefined) return undefined;
      const { authorization = '', operation } = address;
      const reader = operation.bearer === 'none' ? undefined : readers.find(authorization);
      return { etag, userId: reader?.user.id ?? null };
    },
    async remember(address, etag, made) {
      const key = keyOf(address);
      if (key !== undefined)
        responses.set(key, { value: etag, sources: await sourcesOf(address, made) }, made.since);
    },
    async userOf(authorization, read) {
      const since = changes.position ?? 0;
      const user = await read();
      const number = readers.find(authorization)?.number ?? (numbers += 1);
      const sources = { tables: [], ids: [user.id], until: user.tokenExpiresAt.getTime() };
      readers.set(authorization, { value: { user, number }, sources }, since);
      return user;
    },
  };
}

/** A weak `ETag` of a response's content: the same in every process. */
export function etagOf(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}
