import type { Carrier, Message } from '../src/platform/mail/carrier.ts';
import { createMailer, type Mailer, type MailerParts } from '../src/platform/mail/mailer.ts';
import { linkIn, tokenIn } from './mailLink.ts';

/** A mail the server under test has sent. */
export interface SentMail {
  readonly to: string;
  readonly template: string;
  /** `en` or `ja`. */
  readonly languageTag: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The first link of the text. */
  readonly link: string;
  /** The token in the link's fragment; empty without one. */
  readonly token: string;
}

/** A mailer that runs on request, and keeps the sent mails. */
export interface MailOutbox {
  readonly mailer: Mailer;
  /**
   * Sends what is due and returns every mail sent to an address so far, oldest first.
   * @throws Error if a mail waits and the mailer was not woken
   */
  sentMails(to: string): Promise<readonly SentMail[]>;
}

/** Makes such a mailer; it sends nothing behind a test's back. */
export function createMailOutbox(parts: Omit<MailerParts, 'carrier' | 'timer'>): MailOutbox {
  const messages: Message[] = [];
  const carrier: Carrier = {
    async deliver(message) {
      messages.push(message);
    },
    close() {
      // There is no connection to end.
    },
  };
  const mailer = createMailer({ ...parts, carrier });
  let isAwake = false;
  return {
    mailer: {
      ...mailer,
      wake() {
        isAwake = true;
      },
    },
    async sentMails(to) {
      if ((await mailer.deliverDue()) > 0 && !isAwake) {
        throw new Error('A mail waited, and nobody called deps.mailer.wake() after its transaction.');
      }
      isAwake = false;
      // They are sent side by side; their ids are in the order they were queued (UUIDv7).
      return messages
        .filter((message) => message.to.address.toLowerCase() === to.toLowerCase())
        .toSorted((one, other) => one.id.localeCompare(other.id))
        .map(sentMail);
    },
  };
}

function sentMail({ to, template, languageTag, subject, text, html }: Message): SentMail {
  const link = linkIn(text);
  return { to: to.address, template, languageTag, subject, text, html, link, token: tokenIn(link) };
}
