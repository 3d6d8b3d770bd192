import { sql, type Kysely } from 'kysely';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import type { Timer } from '../mail/timer.ts';
import type { ChangeConnection, OpenChanges } from './changeConnection.ts';
import { nextOfTable } from './moments.ts';
import { isShared, SHARED_TABLES, type SharedTable } from './sharedTables.ts';

/**
 * What has changed in the database, as far as this process knows: every change has a position, and a later one is
 * larger. Changes come as notifications when their transaction commits. A check every two seconds reads those whose
 * notification was lost, and opens the connection again if it was.
 */
export interface Changes {
  /** Opens the connection. Until then, and after `stop`, nothing is known to be current. */
  start(): void;
  /** Where to count from, before reading rows; null while a change could be missed. */
  readonly position: number | null;
  /**
   * A text for the key of a cached value that is made of these tables, and of this user's rows: it differs after each
   * change.
   * @param now the time the value is computed for
   */
  versionOf(tables: readonly SharedTable[], now: Date, userId?: string): string;
  /** Whether any of these rows may have changed since a position. */
  hasChanged(since: number, rows: Rows): boolean;
  /** A request of this user has written: its own notification may arrive after the response. */
  recordWrite(userId: string): void;
  /** Reads what has changed since the last check. */
  check(): Promise<void>;
  /** Closes the connection. */
  stop(): Promise<void>;
}

/** Rows that a value is made of. */
export interface Rows {
  /** All rows of these. */
  readonly tables: readonly SharedTable[];
  /** The rows of these users, of these companies with their jobs, and these seminars. */
  readonly ids: readonly string[];
}

export interface ChangesParts {
  readonly database: Kysely<Database>;
  /** Opens the connection for changes; undefined if there is nothing to listen for, as in a benchmark. */
  readonly open: OpenChanges | undefined;
  readonly clock: Clock;
  readonly timer: Timer;
  readonly log: Logger;
}

/** Milliseconds between two checks, and after which an unrepeated check counts no more. */
const CHECK_INTERVAL = 2_000;
const CHECK_LIFETIME = 5_000;

/** Minutes for which changes are stored. */
const KEPT_MINUTES = 10;

/** Milliseconds without a check after which changes may have been deleted unread. */
const MAX_PAUSE = (KEPT_MINUTES / 2) * 60_000;

/** The changes that a snapshot could not see, and the present snapshot; without a former one, no changes. */
const READ_CHANGES = `
  select pg_current_snapshot()::text as snapshot, array(
    select transaction_id || ' ' || subject from changes
    where transaction_id >= pg_snapshot_xmin(nullif($1, '')::pg_snapshot)
      and not pg_visible_in_snapshot(transaction_id, nullif($1, '')::pg_snapshot)
  ) as changed`;

const changesRow = z.object({ snapshot: z.string(), changed: z.array(z.string()) });

/** Ids share this many places by their end: at most, another's change costs a response. */
const PLACES = 65_536;

interface TableState {
  changedAt: number;
  /** The time from which its rows are read, in milliseconds: an earlier request may read them differently. */
  readFrom: number;
  /** When rows read differently without a change, in milliseconds; null while that is not known. */
  nextMoment: number | null;
  isLoading: boolean;
}

export function createChanges({ database, open, clock, timer, log }: ChangesParts): Changes {
  let position = 1;
  /** Everything before it is forgotten. */
  let firstPosition = 1;
  /** When the rows of a user, a company or a seminar have changed. */
  const rowsChangedAt = new Float64Array(PLACES);
  /** The number of the check that a write of the user waits for. */
  const awaitedChecks = new Float64Array(PLACES);
  const tables = new Map<string, TableState>(
    Object.keys(SHARED_TABLES).map((table) => [
      table,
      { changedAt: 1, readFrom: 0, nextMoment: null, isLoading: false },
    ]),
  );
  /** Changes already heard, so that the check does not count them again: since the last check, and before. */
  let heard = new Set<string>();
  let snapshot: string | undefined;
  let checkedAt: number | null = null;
  let startedChecks = 0;
  let finishedChecks = 0;
  let running: Promise<void> | undefined;
  let connection: ChangeConnection | undefined;
  let isRunning = false;
  let endChecks: (() => void) | undefined;

  const stateOf = (table: SharedTable): TableState => {
    const state = tables.get(table);
    if (state === undefined) throw new Error(`No response depends on ${table}.`);
    return state;
  };

  const loadMoment = async (table: SharedTable, state: TableState): Promise<void> => {
    state.isLoading = true;
    try {
      for (let at = 0; at !== state.changedAt && isRunning;) {
        // What was read before now may have passed a moment that is not looked for.
        position += 1;
        state.changedAt = position;
        at = position;
        const now = clock.now();
        state.readFrom = now.getTime();
        const next = await nextOfTable(database, table, now);
        if (at === state.changedAt) state.nextMoment = next;
      }
    } catch (err) {
      // The next check tries again.
      log.warn({ err, table }, 'next moment not read');
    } finally {
      state.isLoading = false;
    }
  };

  const changeTable = (table: SharedTable, state: TableState): void => {
    position += 1;
    state.changedAt = position;
    state.nextMoment = null;
    if (!state.isLoading && isRunning) void loadMoment(table, state);
  };

  /** The state at the present time. */
  const presentState = (table: SharedTable): TableState => {
    const state = stateOf(table);
    if (state.nextMoment !== null && clock.now().getTime() >= state.nextMoment) changeTable(table, state);
    return state;
  };

  const forgetEverything = (): void => {
    position += 1;
    firstPosition = position;
    for (const [table, state] of tables) if (isShared(table)) changeTable(table, state);
  };

  const record = (subject: string): void => {
    if (subject === '*') return forgetEverything();
    const state = tables.get(subject);
    if (state === undefined) {
      position += 1;
      rowsChangedAt[placeOf(subject)] = position;
    } else if (isShared(subject)) changeTable(subject, state);
  };

  const hear = (change: string): void => {
    heard.add(change);
    record(change.slice(change.indexOf(' ') + 1));
  };

  /** Opens the connection if it is not, and forgets what was known without it. */
  const connected = async (openOne: OpenChanges): Promise<ChangeConnection> => {
    if (connection?.isOpen === true) return connection;
    void connection?.end();
    connection = undefined;
    const opened = await openOne(hear);
    connection = opened;
    forgetEverything();
    return opened;
  };

  const runCheck = async ({ ask }: ChangeConnection): Promise<void> => {
    startedChecks += 1;
    const number = startedChecks;
    const startedAt = clock.now().getTime();
    const before = heard;
    heard = new Set();
    const [first] = await ask(READ_CHANGES, [snapshot ?? '']);
    const row = changesRow.parse(first);
    for (const change of row.changed) {
      if (!before.has(change) && !heard.has(change)) record(change.slice(change.indexOf(' ') + 1));
    }
    const isContinued = checkedAt !== null && checkedAt <= startedAt && startedAt - checkedAt < MAX_PAUSE;
    if (!isContinued) forgetEverything();
    snapshot = row.snapshot;
    checkedAt = startedAt;
    finishedChecks = number;
    for (const [table, state] of tables)
      if (state.nextMoment === null && !state.isLoading && isShared(table)) void loadMoment(table, state);
  };

  const check = async (): Promise<void> => {
    if (!isRunning || open === undefined) return;
    running ??= connected(open)
      .then(runCheck)
      .catch((err: unknown) => {
        log.warn({ err }, 'changes not read');
        // The next check opens another one.
        void connection?.end();
      })
      .finally(() => {
        running = undefined;
      });
    await running;
  };

  const isKnown = (): boolean => {
    if (!isRunning || checkedAt === null || connection?.isOpen !== true) return false;
    const age = clock.now().getTime() - checkedAt;
    return age >= 0 && age < CHECK_LIFETIME;
  };

  return {
    start() {
      isRunning = true;
      endChecks = timer.every(CHECK_INTERVAL, () => void check());
      void check();
    },
    get position() {
      return isKnown() ? position : null;
    },
    versionOf(names, now, userId) {
      const states = names.map(presentState);
      const latest = Math.max(firstPosition, ...states.map(({ changedAt }) => changedAt));
      const isEarlier = states.some(({ readFrom }) => now.getTime() < readFrom);
      const ofUser = userId === undefined ? '' : ` ${rowsChangedAt[placeOf(userId)]}`;
      return `${latest}${ofUser}${isEarlier ? ` ${now.getTime()}` : ''}`;
    },
    hasChanged(since, { tables: names, ids }) {
      if (!isKnown() || since < firstPosition) return true;
      for (const name of names) {
        const state = presentState(name);
        if (state.nextMoment === null || state.changedAt > since) return true;
      }
      return ids
        .map(placeOf)
        .some((place) => (rowsChangedAt[place] ?? 0) > since || (awaitedChecks[place] ?? 0) > finishedChecks);
    },
    recordWrite(userId) {
      awaitedChecks[placeOf(userId)] = startedChecks + 1;
    },
    check,
    async stop() {
      isRunning = false;
      endChecks?.();
      await running;
      await connection?.end();
    },
  };
}

/** Deletes changes that every process has read. */
export async function deleteChanges(database: Kysely<Database>): Promise<void> {
  await database
    .deleteFrom('changes')
    .where('changed_at', '<', sql<string>`now() - make_interval(mins => ${KEPT_MINUTES})`)
    .execute();
}

/** The last digits of a UUID are random. */
function placeOf(id: string): number {
  return Number.parseInt(id.slice(-4), 16) % PLACES;
}
