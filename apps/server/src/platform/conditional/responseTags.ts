import { createHash } from 'node:crypto';
import type { Operation } from '@michi/api/server';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import type { Changes } from './changes.ts';
import { calendarEnd, nextOfStudent } from './moments.ts';
import { JOB_TABLES, RESPONSE_SOURCES, type ResponseSource } from './responseSources.ts';

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
export interface Made {
  /** The reader; null for a response that depends on no user. */
  readonly user: { readonly id: string; readonly timezone: string; readonly tokenExpiresAt: Date } | null;
  /** The position of `Changes` before its rows, and the session, were read. */
  readonly since: number;
  /** The time of the request. */
  readonly now: Date;
}

/** Remembers the `ETag` of each response until something it is made of changes. */
export interface ResponseTags {
  /** Undefined if only the database knows the response. Reads no row. */
  find(address: ResponseAddress): CurrentResponse | undefined;
  /**
   * Remembers a response.
   */
  remember(address: ResponseAddress, etag: string, made: Made): Promise<void>;
}

/** Tokens, and responses of each, that are remembered; the least recently used goes first. */
const MOST_TOKENS = 30_000;
const MOST_RESPONSES = 40;

interface Remembered {
  readonly etag: string;
  readonly since: number;
  /** In milliseconds. */
  readonly until: number;
}

/** One token: its session was valid when the responses were made, and its end is a change of the user. */
interface Reader {
  readonly userId: string | null;
  readonly responses: Map<string, Remembered>;
  /** The next of the student's own dates. */
  ownDate: { readonly since: number; readonly from: number; readonly next: number } | undefined;
}

export interface ResponseTagsParts {
  readonly database: Kysely<Database>;
  readonly changes: Changes;
  readonly clock: Clock;
}

export function createResponseTags({ database, changes, clock }: ResponseTagsParts): ResponseTags {
  const readers = new Map<string, Reader>();

  const ownDate = async (reader: Reader, userId: string, since: number, now: Date): Promise<number> => {
    const known = reader.ownDate;
    if (
      known !== undefined &&
      now.getTime() >= known.from &&
      now.getTime() < known.next &&
      !changes.hasChanged(known.since, userId, JOB_TABLES)
    )
      return known.next;
    const next = await nextOfStudent(database, userId, now);
    reader.ownDate = { since, from: now.getTime(), next };
    return next;
  };

  const endOf = async (source: ResponseSource, reader: Reader, made: Made): Promise<number> => {
    const { user, since, now } = made;
    if (user === null) return Number.POSITIVE_INFINITY;
    return Math.min(
      user.tokenExpiresAt.getTime(),
      calendarEnd(source, user.timezone, now),
      source.hasOwnDates === true ? await ownDate(reader, user.id, since, now) : Number.POSITIVE_INFINITY,
    );
  };

  return {
    find(address) {
      const source = RESPONSE_SOURCES.get(address.operation);
      const token = tokenOf(address);
      const reader = readers.get(token);
      if (source === undefined || reader === undefined) return undefined;
      const key = keyOf(address);
      const known = reader.responses.get(key);
      if (known === undefined) return undefined;
      if (
        clock.now().getTime() >= known.until ||
        changes.hasChanged(known.since, reader.userId, source.tables)
      )
        return undefined;
      readers.delete(token);
      readers.set(token, reader);
      return { etag: known.etag, userId: reader.userId };
    },
    async remember(address, etag, made) {
      const source = RESPONSE_SOURCES.get(address.operation);
      if (source === undefined) return;
      const token = tokenOf(address);
      const reader = readers.get(token) ?? {
        userId: made.user?.id ?? null,
        responses: new Map<string, Remembered>(),
        ownDate: undefined,
      };
      keep(readers, token, reader, MOST_TOKENS);
      const until = await endOf(source, reader, made);
      keep(reader.responses, keyOf(address), { etag, since: made.since, until }, MOST_RESPONSES);
    },
  };
}

/** A weak `ETag` of a response's content: the same in every process. */
export function etagOf(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}

const tokenOf = ({ operation, authorization = '' }: ResponseAddress): string =>
  operation.bearer === 'none' ? '' : authorization;

const keyOf = ({ language, url }: ResponseAddress): string => `${language} ${url}`;

/** Adds a value as the most recently used one. */
function keep<Value>(values: Map<string, Value>, key: string, value: Value, most: number): void {
  values.delete(key);
  values.set(key, value);
  const oldest = values.keys().next();
  if (values.size > most && oldest.done === false) values.delete(oldest.value);
}
