import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { AccessTokens } from './auth/accessTokens.ts';
import type { SecretBox } from './auth/secretBox.ts';
import type { StudentTokens } from './auth/studentTokens.ts';
import type { Background } from './background/background.ts';
import type { TtlCache } from './cache/ttlCache.ts';
import type { Clock } from './clock.ts';
import type { PoolUse } from './database/connection.ts';
import type { ReplicaReads } from './database/replicaReads.ts';
import type { Database } from './database/schema.ts';
import type { EventStreams } from './events/eventStreams.ts';
import type { WakeUps } from './events/wakeUps.ts';
import type { FileStore } from './files/fileStore.ts';
import type { PictureLinks } from './files/pictureLinks.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Deliverer } from './notifications/deliverer.ts';
import type { Random } from './random.ts';
import type { RateLimiter } from './rate-limit/rateLimiter.ts';
import type { Settings } from './settings.ts';
import type { Tracing } from './tracing/tracing.ts';

/** Everything a module needs from outside itself; made once per process, or per test. */
export interface Deps {
  readonly settings: Settings;
  readonly database: Kysely<Database>;
  /** Reads from a replica, where there is one; requests are sent there by `routeToReplica` alone. */
  readonly replica: ReplicaReads | undefined;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Logger;
  readonly accessTokens: AccessTokens;
  /** Tokens in the QR codes of students. */
  readonly studentTokens: StudentTokens;
  /** Encrypts secrets stored in the database. */
  readonly secretBox: SecretBox;
  /** Stores the bytes of uploaded files. */
  readonly fileStore: FileStore;
  /** Signs the addresses of pictures. */
  readonly pictureLinks: PictureLinks;
  readonly rateLimiter: RateLimiter;
  /** Counted totals, for a moment. */
  readonly totals: TtlCache<number>;
  /** For work that continues after the response. */
  readonly background: Background;
  /** Sends what `queueMail` has put in line; wake it after the transaction. */
  readonly mailer: Mailer;
  /** Sends notifications on as their users have chosen; `notify` wakes it. */
  readonly deliverer: Deliverer;
  /** Receives what `wake` sends, also in other processes. */
  readonly wakeUps: WakeUps;
  /** Server-sent events to the windows that are open. */
  readonly eventStreams: EventStreams;
  /** Measures the process, for `/metrics`. */
  readonly metrics: Metrics;
  /** Exports requests to a collector; absent where none is configured. */
  readonly tracing: Tracing | undefined;
  /** How much of each pool of database connections is in use. */
  readonly pools: () => Readonly<Record<string, PoolUse>>;
}
