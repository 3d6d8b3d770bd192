import pg from 'pg';
import type { Logger } from 'pino';
import type { Timer } from '../mail/timer.ts';
import { CHANNEL } from './wake.ts';

export interface WakeUps {
  /**
   * Several wake-ups may be merged.
   * @param heard receives a broadcast as JSON text, an empty text for a wake-up
   * @returns unsubscribes
   */
  listen(topic: string, heard: (notice: string) => void): () => void;
  /** Calls back when wake-ups may have been missed, after an interruption: reload the data. */
  onGap(missed: () => void): void;
  /** Closes the connection; no callback runs afterwards. */
  stop(): Promise<void>;
}

export interface WakeUpParts {
  /** Absent if there is nothing to listen for, as in a benchmark. */
  readonly url: string | undefined;
  readonly log: Logger;
  readonly timer: Timer;
}

/** Milliseconds until the next try after the first, second and further failures to connect. */
const WAITS: readonly number[] = [250, 1_000, 5_000];

/** Milliseconds for an attempt to connect: a server that hangs neither accepts nor refuses. */
const CONNECTION_TIMEOUT = 5_000;

const KEEP_ALIVE_AFTER = 10_000;

/** Listens on one dedicated connection for the whole process, opened at the first listener and reopened when lost. */
export function createWakeUps({ url, log, timer }: WakeUpParts): WakeUps {
  const listeners = new Map<string, Set<(notice: string) => void>>();
  const gaps: (() => void)[] = [];
  let client: pg.Client | undefined;
  let failures = 0;
  let isStopped = false;
  let endWaiting: (() => void) | undefined;

  const lost = (gone: pg.Client, err: unknown): void => {
    if (client !== gone) return;
    client = undefined;
    gone.removeAllListeners();
    // Late data for a closed connection must not end the process.
    gone.on('error', () => undefined);
    gone.end().catch(() => undefined);
    if (isStopped) return;
    log.warn({ err }, 'event listener lost; reconnecting');
    const wait = WAITS[Math.min(failures, WAITS.length - 1)] ?? 0;
    failures += 1;
    endWaiting = timer.after(wait, connect);
  };

  const connect = (): void => {
    if (isStopped || client !== undefined || url === undefined) return;
    const own = new pg.Client({
      connectionString: url,
      application_name: 'michi events',
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER,
      connectionTimeoutMillis: CONNECTION_TIMEOUT,
    });
    client = own;
    own.on('error', (error) => lost(own, error));
    own.on('end', () => lost(own, new Error('The connection ended.')));
    own.on('notification', ({ payload = '' }) => {
      const [topic = ''] = payload.split(' ', 1);
      for (const heard of listeners.get(topic) ?? []) heard(payload.slice(topic.length + 1));
    });
    own
      .connect()
      .then(() => own.query(`listen ${CHANNEL}`))
      .then(() => {
        failures = 0;
        // Broadcasts in the meantime are lost.
        for (const missed of gaps) missed();
      })
      .catch((error: unknown) => lost(own, error));
  };

  return {
    listen(topic, heard) {
      const own = listeners.get(topic) ?? new Set();
      own.add(heard);
      listeners.set(topic, own);
      if (client === undefined && endWaiting === undefined) connect();
      return () => {
        own.delete(heard);
        if (own.size === 0 && listeners.get(topic) === own) listeners.delete(topic);
      };
    },
    onGap(missed) {
      gaps.push(missed);
    },
    async stop() {
      isStopped = true;
      endWaiting?.();
      listeners.clear();
      const open = client;
      client = undefined;
      open?.removeAllListeners();
      open?.on('error', () => undefined);
      await open?.end().catch(() => undefined);
    },
  };
}
