import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { linkIn, tokenIn } from './mailLink.ts';

/** A mail as it arrived. */
export interface ReceivedMail {
  /** The address of the envelope. */
  readonly to: string;
  /** The addresses of the `From` header. */
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The first link of the text. */
  readonly link: string;
  /** The token in the link's fragment; empty without one. */
  readonly token: string;
  /** Names in lower case, in the received order. */
  readonly headers: readonly { readonly key: string; readonly value: string }[];
  /** The whole message, as it was sent. */
  readonly source: string;
}

/** When the mail server says no. */
export interface Refusal {
  /** 4xx is temporary, 5xx permanent (RFC 5321, section 4.2.1). */
  readonly code: number;
  /** Before or after the mail itself was sent. */
  readonly at: 'recipient' | 'message';
  /** Text beside the code. */
  readonly text?: string;
}

/** A mail server on the loopback interface that keeps received mails. */
export interface MailServer {
  /** For `SMTP_URL`. */
  readonly url: string;
  /** Everything that arrived, oldest first. */
  readonly mails: readonly ReceivedMail[];
  /** The oldest mail to an address that this has not given yet; waits for one. */
  nextMail(to: string): Promise<ReceivedMail>;
  /** How many mails have been offered, those refused included. */
  readonly offered: number;
  /** Refuses every mail from now on; undefined takes them again. */
  refuse(refusal: Refusal | undefined): void;
  /** Mails that arrive wait unanswered until the returned function is called. */
  hold(): () => void;
  close(): Promise<void>;
}

/** Starts a mail server on a free port of 127.0.0.1. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const unread: ReceivedMail[] = [];
  const waiting: { readonly to: string; readonly resolve: (mail: ReceivedMail) => void }[] = [];
  let refusal: Refusal | undefined;
  let gate: Promise<void> = Promise.resolve();
  let offered = 0;

  const refusalAt = (at: Refusal['at']): Error | undefined =>
    refusal?.at === at
      ? Object.assign(new Error(refusal.text ?? 'Not now'), { responseCode: refusal.code })
      : undefined;

  const arrive = (mail: ReceivedMail): void => {
    mails.push(mail);
    const index = waiting.findIndex(({ to }) => to === mail.to.toLowerCase());
    if (index === -1) unread.push(mail);
    else waiting.splice(index, 1)[0]?.resolve(mail);
  };

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo(_address, _session, callback) {
      offered += 1;
      callback(refusalAt('recipient'));
    },
    onData(stream, session, callback) {
      buffer(stream)
        .then(async (source) => {
          await gate;
          const refused = refusalAt('message');
          if (refused !== undefined) return refused;
          const email = await PostalMime.parse(source);
          for (const { address } of session.envelope.rcptTo) arrive(received(address, email, source));
          return undefined;
        })
        .then(
          (refused) => callback(refused),
          (error: unknown) => callback(error instanceof Error ? error : new Error('Not read')),
        );
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve());
  });
  // A client that disconnects is not an error of this server.
  server.on('error', () => undefined);
  const address = server.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The mail server has no port.');

  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    get offered() {
      return offered;
    },
    async nextMail(to) {
      const name = to.toLowerCase();
      const index = unread.findIndex((mail) => mail.to.toLowerCase() === name);
      const [mail] = index === -1 ? [] : unread.splice(index, 1);
      return mail ?? new Promise((resolve) => waiting.push({ to: name, resolve }));
    },
    refuse(next) {
      refusal = next;
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return () => {
        gate = Promise.resolve();
        resolve();
      };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function received(to: string, email: Email, source: Buffer): ReceivedMail {
  const text = email.text ?? '';
  const link = linkIn(text);
  return {
    to,
    from: email.from?.address ?? '',
    subject: email.subject ?? '',
    text,
    html: email.html ?? '',
    link,
    token: tokenIn(link),
    headers: email.headers.map(({ key, value }) => ({ key, value })),
    source: source.toString('utf8'),
  };
}
