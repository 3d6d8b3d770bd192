import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { createAccessTokens } from './auth/accessTokens.ts';
import { createSecretBox } from './auth/secretBox.ts';
import { createBackground } from './background/background.ts';
import type { Database } from './database/schema.ts';
import type { Clock, Deps, Random } from './deps.ts';
import { createCarrier } from './mail/carrier.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { createTotalCache } from './page/totalCache.ts';
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
}

/** Everything the modules need, from its parts. */
export function createDeps(parts: Parts): Deps {
  const clock = parts.clock ?? systemClock;
  return {
    settings: parts.settings,
    database: parts.database,
    log: parts.log,
    clock,
    random: parts.random ?? systemRandom,
    accessTokens: createAccessTokens(parts.sessionSecret, clock),
    secretBox: createSecretBox(parts.sessionSecret, parts.random ?? systemRandom),
    rateLimiter: createRateLimiter(clock, parts.database),
    mailer:
      parts.mailer ??
      createMailer({
        settings: parts.settings,
        database: parts.database,
        clock,
        log: parts.log,
        carrier: createCarrier(parts.settings, parts.log),
      }),
    background: createBackground(parts.log),
    totals: createTotalCache(clock, parts.totalLifetime),
  };
}
