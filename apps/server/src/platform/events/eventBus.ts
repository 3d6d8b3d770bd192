import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { afterCommit } from '../database/inTransaction.ts';
import type { Database } from '../database/schema.ts';
import type { Timer } from '../mail/timer.ts';

/** Carries wake-ups and broadcasts to the listeners of every process. */
export interface EventBus {
  /**
   * Several wake-ups may be merged.
   * @param onNotice receives a broadcast as JSON text, an empty text for a wake-up
   * @returns unsubscribes
   */
  listen(topic: string, onNotice: (notice: string) => void): () => void;
  /** Calls back when messages may have been missed: after an interruption, with some services also regularly. Reload the data. */
  onGap(missed: () => void): void;
  /**
   * Sends messages once the transaction commits, or at once outside of a transaction.
   * @param messages a topic each; of a broadcast with a space and the notice
   */
  publish(database: Kysely<Database>, messages: readonly string[]): Promise<void>;
  /** Closes the connection after what is published has been sent; no callback runs afterwards. */
  stop(): Promise<void>;
}

/** A program that delivers messages to every connection: PostgreSQL or NATS. */
export interface BusService {
  /**
   * Opens a connection that receives every message; undefined if there is nothing to listen for, as in a benchmark.
   * @param lost may be called more than once
   */
  readonly open:
    | ((onNotice: (message: string) => void, lost: (error: unknown) => void) => BusConnection)
    | undefined;
  /** Sends messages as a part of the transaction. Without it, the connection sends them after the commit. */
  readonly sendWithin?: (database: Kysely<Database>, messages: readonly string[]) => Promise<void>;
  /** Milliseconds between two gaps, for a service that can lose a message although the connection stays open. */
  readonly gapInterval?: number;
}

export interface BusConnection {
  /** Resolves once messages are received, and rejects if that fails. */
  readonly ready: Promise<unknown>;
  send?(messages: Iterable<string>): void;
  end(): Promise<void>;
}

export interface EventBusParts {
  readonly service: BusService;
  readonly log: Logger;
  readonly timer: Timer;
}

/** Milliseconds until the next try after the first, second and further failures to connect. */
const WAITS: readonly number[] = [250, 1_000, 5_000];

/** Milliseconds for an attempt to connect: a server that hangs neither accepts nor refuses. */
export const CONNECTION_TIMEOUT = 5_000;

/**
 * Uses one connection for the whole process, opened at the first listener or message and reopened when lost. Messages of
 * a service without transactions wait for the connection; those that it loses are found by `onGap`.
 */
export function createEventBus({ service, log, timer }: EventBusParts): EventBus {
  const listeners = new Map<string, Set<(notice: string) => void>>();
  const gaps: (() => void)[] = [];
  const unsent = new Set<string>();
  let connection: BusConnection | undefined;
  let isReady = false;
  let failures = 0;
  let isStopped = false;
  let endWaiting: (() => void) | undefined;
  let endGaps: (() => void) | undefined;

  const onNotice = (message: string): void => {
    const [topic = ''] = message.split(' ', 1);
    for (const listener of listeners.get(topic) ?? []) listener(message.slice(topic.length + 1));
  };

  const missAll = (): void => {
    for (const missed of gaps) missed();
  };

  const sendAll = (open: BusConnection): void => {
    try {
      open.send?.(unsent);
      unsent.clear();
    } catch (error) {
      lost(open, error);
    }
  };

  const lost = (gone: BusConnection, err: unknown): void => {
    if (connection !== gone) return;
    connection = undefined;
    isReady = false;
    unsent.clear();
    void gone.end();
    log.warn({ err }, 'event bus lost; reconnecting');
    const wait = WAITS[Math.min(failures, WAITS.length - 1)] ?? 0;
    failures += 1;
    endWaiting = timer.after(wait, () => {
      endWaiting = undefined;
      connect();
    });
  };

  const connect = (): void => {
    if (isStopped || connection !== undefined || endWaiting !== undefined || service.open === undefined)
      return;
    const own = service.open(onNotice, (error) => lost(own, error));
    connection = own;
    own.ready
      .then(() => {
        if (connection !== own) return;
        isReady = true;
        failures = 0;
        sendAll(own);
        // Messages in the meantime are lost.
        missAll();
      })
      .catch((error: unknown) => lost(own, error));
  };

  const send = (messages: readonly string[]): void => {
    for (const message of messages) unsent.add(message);
    if (isReady && connection !== undefined) sendAll(connection);
    else connect();
  };

  return {
    listen(topic, listener) {
      const own = listeners.get(topic) ?? new Set();
      own.add(listener);
      listeners.set(topic, own);
      if (service.gapInterval !== undefined) endGaps ??= timer.every(service.gapInterval, missAll);
      connect();
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(topic) === own) listeners.delete(topic);
      };
    },
    onGap(missed) {
      gaps.push(missed);
    },
    async publish(database, messages) {
      if (service.sendWithin !== undefined) await service.sendWithin(database, messages);
      else if (database.isTransaction) afterCommit(database, () => send(messages));
      else send(messages);
    },
    async stop() {
      isStopped = true;
      endWaiting?.();
      endGaps?.();
      listeners.clear();
      const open = connection;
      connection = undefined;
      if (open === undefined) return;
      if (unsent.size > 0)
        await open.ready.then(
          () => sendAll(open),
          () => undefined,
        );
      await open.end();
    },
  };
}
