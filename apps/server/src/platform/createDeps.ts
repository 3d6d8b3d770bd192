import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { createAccessTokens } from './auth/accessTokens.ts';
import { createSecretBox } from './auth/secretBox.ts';
import { createStudentTokens } from './auth/studentTokens.ts';
import { createBackground } from './background/background.ts';
import { createTtlCache } from './cache/ttlCache.ts';
import type { PoolUse } from './database/connection.ts';
import type { ReplicaReads } from './database/replicaReads.ts';
import type { Database } from './database/schema.ts';
import type { Clock } from './clock.ts';
import type { Deps } from './deps.ts';
import type { Random } from './random.ts';
import { createEventStreams } from './events/eventStreams.ts';
import { createWakeUps } from './events/wakeUps.ts';
import { createFileStore } from './files/createFileStore.ts';
import { createPictureLinks } from './files/pictureLinks.ts';
import { createCarrier } from './mail/carrier.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { systemTimer } from './mail/timer.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { createDeliverer } from './notifications/deliverer.ts';
import { firebaseSender, openFirebase } from './push/firebaseSender.ts';
import type { PushSender } from './push/pushSender.ts';
import { createRateLimiter } from './rate-limit/rateLimiter.ts';
import type { Settings } from './settings.ts';
import type { Tracing } from './tracing/tracing.ts';

/** The system clock. */
export const systemClock: Clock = { now: () => new Date() };

/** The operating system's randomness. */
export const systemRandom: Random = { bytes: (count) => randomBytes(count) };

/** Replaceable parts of `createDeps`; a test passes its own clock and randomness. */
export interface Parts {
  readonly settings: Settings;
  readonly database: Kysely<Database>;
  /** Reads from a replica, where there is one. */
  readonly replica?: ReplicaReads | undefined;
  readonly log: Logger;
  readonly sessionSecret: string;
  readonly clock?: Clock;
  readonly random?: Random;
  /** Sends mails; by default to where the settings say. */
  readonly mailer?: Mailer;
  /** Milliseconds a list's total is remembered. */
  readonly totalLifetime?: number;
  /**
   * Connection string that bypasses any pooler, for the connection that listens for events; without it nothing is
   * woken.
   */
  readonly databaseUrl?: string;
  /** Sends push messages; by default as configured. */
  readonly pushSender?: PushSender;
  /** Metrics of the process; created by default. */
  readonly metrics?: Metrics;
  /** Exports requests to a collector, if one is configured. */
  readonly tracing?: Tracing | undefined;
  /** How much of the database's pools is in use, for who measures. */
  readonly pools?: () => Readonly<Record<string, PoolUse>>;
}

/** Milliseconds a list's total is cached by default, and how many totals. */
const TOTAL_LIFETIME = 10_000;
const TOTAL_CAPACITY = 2_000;

/** Everything the modules need, from its parts. */
export function createDeps(parts: Parts): Deps {
  const clock = parts.clock ?? systemClock;
  const { database, log } = parts;
  const wakeUps = createWakeUps({ url: parts.databaseUrl, log, timer: systemTimer });
  const mailer =
    parts.mailer ??
    createMailer({
      settings: parts.settings,
      database,
      clock,
      log,
      carrier: createCarrier(parts.settings, log),
    });
  return {
    settings: parts.settings,
    database: parts.database,
    replica: parts.replica,
    log: parts.log,
    clock,
    random: parts.random ?? systemRandom,
    accessTokens: createAccessTokens(parts.sessionSecret, clock),
    studentTokens: createStudentTokens(parts.sessionSecret, clock, parts.random ?? systemRandom),
    secretBox: createSecretBox(parts.sessionSecret, parts.random ?? systemRandom),
    fileStore: createFileStore(parts.settings.files),
    pictureLinks: createPictureLinks(parts.sessionSecret),
    rateLimiter: createRateLimiter(clock, parts.database),
    mailer,
    deliverer: createDeliverer({
      database,
      clock,
      log,
      timer: systemTimer,
      wakeUps,
      mailer,
      pushSender: parts.pushSender ?? configuredSender(parts.settings),
    }),
    background: createBackground(parts.log),
    metrics: parts.metrics ?? createMetrics(),
    tracing: parts.tracing,
    pools: parts.pools ?? (() => ({})),
    totals: createTtlCache<number>(clock, parts.totalLifetime ?? TOTAL_LIFETIME, TOTAL_CAPACITY),
    wakeUps,
    eventStreams: createEventStreams({ database, wakeUps, clock, timer: systemTimer, log }),
  };
}

function configuredSender({ firebase }: Settings): PushSender | undefined {
  return firebase === undefined ? undefined : firebaseSender(() => openFirebase(firebase));
}
