import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { createAccessTokens } from './auth/accessTokens.ts';
import { createSecretBox } from './auth/secretBox.ts';
import { createStudentTokens } from './auth/studentTokens.ts';
import { createBackground } from './background/background.ts';
import type { Database } from './database/schema.ts';
import type { Clock, Deps, Random } from './deps.ts';
import { createEventStreams } from './events/eventStreams.ts';
import { createWakeUps } from './events/wakeUps.ts';
import { createFileStore } from './files/fileStore.ts';
import { createPictureLinks } from './files/pictureLinks.ts';
import { createCarrier } from './mail/carrier.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { systemTimer } from './mail/timer.ts';
import { createDeliverer } from './notifications/deliverer.ts';
import { createTotalCache } from './page/totalCache.ts';
import { firebaseSender, openFirebase } from './push/firebaseSender.ts';
import type { PushSender } from './push/pushSender.ts';
import { createRateLimiter } from './rate-limit/rateLimiter.ts';
import type { Settings } from './settings.ts';

/** The machine's own clock. */
export const systemClock: Clock = { now: () => new Date() };

/** The operating system's randomness. */
export const systemRandom: Random = { bytes: (count) => randomBytes(count) };

/** What `createDeps` puts together; a test gives its own clock and randomness. */
export interface Parts {
  readonly settings: Settings;
  readonly database: Kysely<Database>;
  readonly log: Logger;
  readonly sessionSecret: string;
  readonly clock?: Clock;
  readonly random?: Random;
  /** Sends mails; by default to where the settings say. */
  readonly mailer?: Mailer;
  /** Milliseconds a list's total is remembered. */
  readonly totalLifetime?: number;
  /** The database's connection string, for the connection that hears of events; without it nobody is woken. */
  readonly databaseUrl?: string;
  /** Sends push messages; by default through what the settings say. */
  readonly pushSender?: PushSender;
}

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
    log: parts.log,
    clock,
    random: parts.random ?? systemRandom,
    accessTokens: createAccessTokens(parts.sessionSecret, clock),
    studentTokens: createStudentTokens(parts.sessionSecret, clock, parts.random ?? systemRandom),
    secretBox: createSecretBox(parts.sessionSecret, parts.random ?? systemRandom),
    fileStore: createFileStore(parts.settings.filesDir),
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
    totals: createTotalCache(clock, parts.totalLifetime),
    wakeUps,
    eventStreams: createEventStreams({ database, wakeUps, clock, timer: systemTimer, log }),
  };
}

function configuredSender({ firebase }: Settings): PushSender | undefined {
  return firebase === undefined ? undefined : firebaseSender(() => openFirebase(firebase));
}
