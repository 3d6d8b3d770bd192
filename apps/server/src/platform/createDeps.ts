import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { createAccessTokens } from './auth/accessTokens.ts';
import { createPasswords, type Passwords } from './auth/passwords.ts';
import { createSecretBox } from './auth/secretBox.ts';
import { createStudentTokens } from './auth/studentTokens.ts';
import { createBackground } from './background/background.ts';
import { createTtlCache } from './ttlCache.ts';
import { listenForChanges } from './conditional/changeConnection.ts';
import { createChanges } from './conditional/changes.ts';
import { createOwnSources } from './conditional/ownSources.ts';
import { createResponseTags } from './conditional/responseTags.ts';
import type { PoolUse } from './database/connection.ts';
import { generateIds } from './database/generateIds.ts';
import type { ReplicaReads } from './database/replicaReads.ts';
import type { Database } from './database/schema.ts';
import { systemClock, type Clock } from './clock.ts';
import type { Deps } from './deps.ts';
import { systemRandom, type Random } from './random.ts';
import { createEventBus, type BusService } from './events/eventBus.ts';
import { createEventStreams } from './events/eventStreams.ts';
import { natsBus } from './events/natsBus.ts';
import { postgresBus } from './events/postgresBus.ts';
import { publishThrough } from './events/wake.ts';
import { createFileStore } from './files/createFileStore.ts';
import { createPictureLinks } from './files/pictureLinks.ts';
import { createAdmission } from './http/admission.ts';
import { createIds } from './ids.ts';
import { createCarrier } from './mail/carrier.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { systemTimer } from './mail/timer.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { createDeliverer } from './notifications/deliverer.ts';
import { firebaseSender, openFirebase } from './push/firebaseSender.ts';
import type { PushSender } from './push/pushSender.ts';
import { createRateLimiter } from './rateLimiter.ts';
import type { Settings } from './settings.ts';
import type { Tracing } from './tracing/tracing.ts';

export interface Parts {
  readonly settings: Settings;
  readonly database: Kysely<Database>;
  /** Absent without a replica. */
  readonly replica?: ReplicaReads | undefined;
  readonly log: Logger;
  readonly sessionSecret: string;
  readonly clock?: Clock;
  readonly random?: Random;
  /** By default at the cost of production. */
  readonly passwords?: Passwords;
  /** By default the carrier of the settings. */
  readonly mailer?: Mailer;
  /** Milliseconds for which the total of a list is cached. */
  readonly totalLifetime?: number;
  /** Bypasses any pooler, for the connections that listen for events and changes; without it none are received. */
  readonly databaseUrl?: string;
  /** By default as configured. */
  readonly pushSender?: PushSender;
  readonly metrics?: Metrics;
  readonly tracing?: Tracing | undefined;
  /** Use of the database pools, for metrics. */
  readonly pools?: () => Readonly<Record<string, PoolUse>>;
  /** By default never late. */
  readonly lateness?: () => number;
}

/** Milliseconds for which the total of a list is cached by default, and number of totals. */
const TOTAL_LIFETIME = 10_000;
const TOTAL_CAPACITY = 2_000;

export function createDeps(parts: Parts): Deps {
  const clock = parts.clock ?? systemClock;
  const random = parts.random ?? systemRandom;
  const { log } = parts;
  const ids = createIds(clock, random);
  const eventBus = createEventBus({ service: busService(parts), log, timer: systemTimer });
  const database = publishThrough(parts.database.withoutPlugins().withPlugin(generateIds(ids)), eventBus);
  const { databaseUrl, pools = () => ({}) } = parts;
  const open = databaseUrl === undefined ? undefined : listenForChanges(databaseUrl);
  const changes = createChanges({ database, open, clock, timer: systemTimer, log });
  const ownSources = createOwnSources({ database, changes, clock, replica: parts.replica });
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
    database,
    replica: parts.replica,
    log: parts.log,
    clock,
    random,
    ids,
    accessTokens: createAccessTokens(parts.sessionSecret, clock),
    studentTokens: createStudentTokens(parts.sessionSecret, clock, random),
    passwords: parts.passwords ?? createPasswords(),
    secretBox: createSecretBox(parts.sessionSecret, random),
    fileStore: createFileStore(parts.settings.files),
    pictureLinks: createPictureLinks(parts.sessionSecret),
    rateLimiter: createRateLimiter(clock, database),
    mailer,
    deliverer: createDeliverer({
      database,
      clock,
      log,
      timer: systemTimer,
      eventBus,
      mailer,
      pushSender: parts.pushSender ?? configuredSender(parts.settings),
    }),
    background: createBackground(parts.log),
    metrics: parts.metrics ?? createMetrics(),
    tracing: parts.tracing,
    pools,
    admission: createAdmission({
      limit: parts.settings.waitingRequests,
      pools,
      lateness: parts.lateness ?? (() => 0),
      clock,
      log,
    }),
    totals: createTtlCache<number>(clock, parts.totalLifetime ?? TOTAL_LIFETIME, TOTAL_CAPACITY),
    changes,
    ownSources,
    responseTags: createResponseTags({ ownSources, changes, clock }),
    eventBus,
    eventStreams: createEventStreams({ database, eventBus, clock, timer: systemTimer, log }),
  };
}

function busService({ settings, databaseUrl }: Parts): BusService {
  return settings.eventBusUrl === undefined ? postgresBus(databaseUrl) : natsBus(settings.eventBusUrl);
}

function configuredSender({ firebase }: Settings): PushSender | undefined {
  return firebase === undefined ? undefined : firebaseSender(() => openFirebase(firebase));
}
