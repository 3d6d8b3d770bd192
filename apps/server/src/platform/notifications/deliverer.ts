import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../database/schema.ts';
import type { Clock } from '../clock.ts';
import type { EventBus } from '../events/eventBus.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Timer } from '../mail/timer.ts';
import type { PushSender } from '../push/pushSender.ts';
import { mailDue, putOffAfterFailure, usersWithMailDue } from './mailDue.ts';
import { pushDue } from './pushDue.ts';
import { DELIVERIES } from './topics.ts';

/** Sends notifications by push message and mail, as their users have chosen; several processes may share them. */
export interface Deliverer {
  deliverDue(): Promise<void>;
  /** Delivers whenever any process creates a notification, and periodically for delayed ones. */
  start(): void;
  /** Waits for running deliveries. */
  stop(): Promise<void>;
}

export interface DelivererParts {
  readonly database: Kysely<Database>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly timer: Timer;
  readonly eventBus: EventBus;
  readonly mailer: Pick<Mailer, 'wake'>;
  /** Absent without a push service: nothing is pushed, and nothing waits for it. */
  readonly pushSender: PushSender | undefined;
}

/** Milliseconds between two checks for deliveries delayed by quiet hours, digests and failures. */
const LOOK_INTERVAL = 15_000;

export function createDeliverer(parts: DelivererParts): Deliverer {
  const { database, clock, log, timer, eventBus, mailer, pushSender } = parts;
  let isStopped = false;
  let isAgain = false;
  let running: Promise<void> | undefined;
  const ends: (() => void)[] = [];

  const pushAll = async (): Promise<void> => {
    while (!isStopped && (await pushDue(database, pushSender, clock.now())) > 0);
  };

  const mailAll = async (): Promise<void> => {
    let isGettingOn = true;
    // If a round makes no progress, the rest is locked by another process, which continues it.
    while (isGettingOn && !isStopped) {
      isGettingOn = false;
      let mails = 0;
      for (const userId of await usersWithMailDue(database, clock.now())) {
        const queued = await mailDue(database, userId, clock.now()).catch(async (error: unknown) => {
          log.error({ err: error, userId }, 'notifications not mailed');
          await putOffAfterFailure(database, userId, clock.now());
          return 0;
        });
        if (queued !== null) isGettingOn = true;
        mails += queued ?? 0;
      }
      if (mails > 0) mailer.wake();
    }
  };

  const work = async (): Promise<void> => {
    do {
      isAgain = false;
      const results = await Promise.allSettled([pushAll(), mailAll()]);
      for (const result of results)
        if (result.status === 'rejected') log.error({ err: result.reason }, 'notifications not delivered');
    } while (isAgain && !isStopped);
  };

  const deliver = (): Promise<void> => {
    isAgain = true;
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  };

  const soon = (): void => {
    if (!isStopped) void deliver();
  };

  // Notifications whose wake-up was lost.
  eventBus.onGap(() => {
    if (ends.length > 0) soon();
  });

  return {
    deliverDue: deliver,
    start() {
      if (isStopped || ends.length > 0) return;
      ends.push(timer.every(LOOK_INTERVAL, soon), eventBus.listen(DELIVERIES, soon));
      soon();
    },
    async stop() {
      isStopped = true;
      for (const end of ends) end();
      await running;
    },
  };
}
