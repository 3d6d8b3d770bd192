import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { AccessTokens } from './auth/accessTokens.ts';
import type { Passwords } from './auth/passwords.ts';
import type { SecretBox } from './auth/secretBox.ts';
import type { StudentTokens } from './auth/studentTokens.ts';
import type { Background } from './background/background.ts';
import type { TtlCache } from './ttlCache.ts';
import type { Changes } from './conditional/changes.ts';
import type { ReadOwnSources } from './conditional/ownSources.ts';
import type { ResponseTags } from './conditional/responseTags.ts';
import type { Clock } from './clock.ts';
import type { PoolUse } from './database/connection.ts';
import type { ReplicaReads } from './database/replicaReads.ts';
import type { Database } from './database/schema.ts';
import type { EventBus } from './events/eventBus.ts';
import type { EventStreams } from './events/eventStreams.ts';
import type { FileStore } from './files/fileStore.ts';
import type { PictureLinks } from './files/pictureLinks.ts';
import type { Admission } from './http/admission.ts';
import type { Ids } from './ids.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Deliverer } from './notifications/deliverer.ts';
import type { Random } from './random.ts';
import type { RateLimiter } from './rateLimiter.ts';
import type { Settings } from './settings.ts';
import type { Tracing } from './tracing/tracing.ts';

/** Dependencies of the modules, created once per process or test. */
export interface Deps {
  readonly settings: Settings;
  readonly database: Kysely<Database>;
  /** Absent without a replica; only `routeToReplica` uses it. */
  readonly replica: ReplicaReads | undefined;
  readonly clock: Clock;
  readonly random: Random;
  /** Ids of rows that a module makes before it inserts them; `database` makes all others. */
  readonly ids: Ids;
  readonly log: Logger;
  readonly accessTokens: AccessTokens;
  readonly studentTokens: StudentTokens;
  /** Hashes passwords at the cost of this process. */
  readonly passwords: Passwords;
  /** Encrypts secrets stored in the database. */
  readonly secretBox: SecretBox;
  readonly fileStore: FileStore;
  readonly pictureLinks: PictureLinks;
  readonly rateLimiter: RateLimiter;
  /** Cached totals of lists. */
  readonly totals: TtlCache<number>;
  /** For work that continues after the response. */
  readonly background: Background;
  /** Sends mails of `queueMail`; wake it after the transaction. */
  readonly mailer: Mailer;
  /** Sends notifications by push and mail as their users have chosen; `notify` wakes it. */
  readonly deliverer: Deliverer;
  /** Receives what `wake` sends, also from other processes. */
  readonly eventBus: EventBus;
  /** Turns requests away under load. */
  readonly admission: Admission;
  /** Which rows have changed, also by other processes. */
  readonly changes: Changes;
  /** What the own rows of a student name. */
  readonly ownSources: ReadOwnSources;
  /** Responses that are known to be current. */
  readonly responseTags: ResponseTags;
  /** Server-sent events to open windows. */
  readonly eventStreams: EventStreams;
  /** Metrics of the process, for `/metrics`. */
  readonly metrics: Metrics;
  /** Exports requests to a collector; absent if none is configured. */
  readonly tracing: Tracing | undefined;
  /** Use of each pool of database connections. */
  readonly pools: () => Readonly<Record<string, PoolUse>>;
}
