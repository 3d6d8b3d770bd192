import { sql, type Kysely, type Selectable } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../database/schema.ts';
import type { Clock } from '../clock.ts';
import type { Settings } from '../settings.ts';
import { DELIVERY_LIMIT, MAILS_AT_ONCE, type Carrier } from './carrier.ts';
import { deliveryFailure, UnreadableMail, type DeliveryFailure } from './deliveryFailure.ts';
import { storedMail } from './mail.ts';
import { nextAttempt } from './nextAttempt.ts';
import { renderMail } from './renderMail.ts';
import { systemTimer, type Timer } from './timer.ts';

/** Sends queued mails; several processes may share them. */
export interface Mailer {
  /** Sends in the background. Call it after the transaction that queued a mail. */
  wake(): void;
  /**
   * Sends what is due, and waits for running deliveries of this process.
   * @returns the number of mails sent
   */
  deliverDue(): Promise<number>;
  /** Also checks periodically for mails of a crash, of other processes, and of failed attempts. */
  start(): void;
  /** Starts no more deliveries and waits for running ones, ten seconds at most; interrupted ones are sent later. */
  stop(): Promise<void>;
}

export interface MailerParts {
  readonly settings: Pick<Settings, 'publicUrl' | 'host' | 'port' | 'region' | 'mailFrom'>;
  readonly database: Kysely<Database>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly carrier: Carrier;
  readonly timer?: Timer;
}

/** Milliseconds between two checks for mails without a wake-up. */
const LOOK_INTERVAL = 15_000;

/** Milliseconds after which a mail that was taken and not finished may be taken again; longer than any delivery. */
const LEASE = 2 * DELIVERY_LIMIT;

/** Milliseconds that running deliveries get when the server stops. */
const STOP_TIMEOUT = 10_000;

type MailRow = Selectable<Database['mails']>;

/**
 * A row is taken with a lease that others skip, and deleted once it is sent: it is sent once, unless the process ends
 * between the two.
 */
export function createMailer({
  settings,
  database,
  clock,
  log,
  carrier,
  timer = systemTimer,
}: MailerParts): Mailer {
  const sending = new Set<Promise<void>>();
  let taking: Promise<void> = Promise.resolve();
  let isTaking = false;
  let takeAgain = false;
  let sent = 0;
  let stopped = false;
  let endLooking: (() => void) | undefined;

  /** Takes due mails, as many as there are free slots; a mail that ends frees its slot. */
  const take = (): Promise<void> => {
    takeAgain = true;
    if (!isTaking) {
      isTaking = true;
      taking = takeAll();
    }
    return taking;
  };

  const takeAll = async (): Promise<void> => {
    try {
      while (takeAgain && !stopped) {
        takeAgain = false;
        const capacity = MAILS_AT_ONCE - sending.size;
        if (capacity <= 0) break;
        for (const row of await claim(database, clock.now(), capacity)) begin(row);
      }
    } finally {
      isTaking = false;
    }
  };

  const begin = (row: MailRow): void => {
    const delivery: Promise<void> = handle(row)
      .catch((error: unknown) => log.error({ err: error, mail: row.id }, 'mail status not stored'))
      .then(() => {
        sending.delete(delivery);
        return stopped ? undefined : take();
      })
      .catch((error: unknown) => log.error({ err: error }, 'mail queue not read'));
    sending.add(delivery);
  };

  const handle = async (row: MailRow): Promise<void> => {
    const failure = await deliver(row);
    if (failure === undefined) {
      sent += 1;
      await database.deleteFrom('mails').where('id', '=', row.id).execute();
      return;
    }
    const now = clock.now();
    const next = nextAttempt(row, failure, now);
    // The error's message is not logged, since a mail server may repeat the mail in it.
    const story = { mail: row.id, template: row.template, attempt: row.attempts, ...failure.facts };
    const isMine = { id: row.id, attempts: row.attempts };
    if (next === undefined) {
      await database
        .deleteFrom('mails')
        .where((where) => where.and(isMine))
        .execute();
      log.error(story, 'mail delivery gave up');
    } else {
      await database
        .updateTable('mails')
        .set({ next_attempt_at: next })
        .where((where) => where.and(isMine))
        .execute();
      log.warn({ ...story, next: next.toISOString() }, 'mail delivery failed; will retry');
    }
  };

  const deliver = async (row: MailRow): Promise<DeliveryFailure | undefined> => {
    const sentAt = clock.now();
    if (sentAt.toISOString() >= row.expires_at) return { isFinal: true, facts: { code: 'EXPIRED' } };
    try {
      const mail = readRow(row);
      const rendered = renderMail(settings, mail);
      await carrier.deliver({
        id: row.id,
        template: row.template,
        from: settings.mailFrom,
        to: { name: rendered.recipientName, address: mail.to },
        subject: rendered.subject,
        text: rendered.text,
        html: rendered.html,
        languageTag: rendered.languageTag,
        sentAt,
      });
      return undefined;
    } catch (error) {
      return deliveryFailure(error);
    }
  };

  const wake = (): void => {
    if (stopped) return;
    take().catch((error: unknown) => log.error({ err: error }, 'mail queue not read'));
  };

  return {
    wake,
    async deliverDue() {
      const before = sent;
      do {
        await take();
        await Promise.all(sending);
      } while (sending.size > 0);
      return sent - before;
    },
    start() {
      if (stopped) return;
      endLooking ??= timer.every(LOOK_INTERVAL, wake);
      wake();
    },
    async stop() {
      stopped = true;
      endLooking?.();
      await taking.catch(() => undefined);
      const endWaiting = timer.after(STOP_TIMEOUT, () => carrier.close());
      await Promise.all(sending);
      endWaiting();
      carrier.close();
    },
  };
}

/** Mails being claimed by others are skipped. */
function claim(database: Kysely<Database>, now: Date, count: number): Promise<readonly MailRow[]> {
  return database
    .updateTable('mails')
    .set({
      attempts: sql<number>`attempts + 1`,
      next_attempt_at: new Date(now.getTime() + LEASE),
    })
    .where('id', 'in', (due) =>
      due
        .selectFrom('mails')
        .select('id')
        .where('next_attempt_at', '<=', now.toISOString())
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(count)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

function readRow({ recipient, language, template, words }: MailRow) {
  const read = storedMail.safeParse({
    ...(typeof words === 'object' ? words : {}),
    to: recipient,
    language,
    template,
  });
  if (!read.success) throw new UnreadableMail();
  return read.data;
}
