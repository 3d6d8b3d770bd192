import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Settings } from '../settings.ts';
import { LOGO } from './mailHtml.ts';

/** A mail as it is sent. */
export interface Message {
  /** The row's id, from which the `Message-ID` is derived, so that a repeated mail is recognized. */
  readonly id: string;
  readonly template: string;
  readonly from: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** RFC 5646. */
  readonly languageTag: string;
  readonly sentAt: Date;
}

export interface Carrier {
  /** @throws MailRefused, or the error of the transport */
  deliver(message: Message): Promise<void>;
  /** Ends all connections, including those that deliver. */
  close(): void;
}

/** Milliseconds after which a delivery is aborted and retried later. */
export const DELIVERY_LIMIT = 60_000;

/** Concurrent deliveries, each on one connection. */
export const MAILS_AT_ONCE = 5;

/** Milliseconds for connecting, for the greeting, and between two replies. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const;

/** The SMTP server of the settings; without one, files in the folder `outbox` of `DATA_DIR`. */
export function createCarrier(settings: Pick<Settings, 'smtpUrl' | 'dataDir'>, log: Logger): Carrier {
  return settings.smtpUrl === undefined
    ? fileCarrier(join(settings.dataDir, 'outbox'), log)
    : smtpCarrier(settings.smtpUrl);
}

function smtpCarrier(url: string): Carrier {
  const transport = createTransport({
    pool: true,
    url,
    maxConnections: MAILS_AT_ONCE,
    // A connection that the server closed while idle is retried once, so the mail does not fail.
    maxRequeues: 1,
    idleTimeout: 30_000,
    ...PATIENCE,
  });
  return {
    async deliver(message) {
      await transport.sendMail({ ...envelope(message), signal: AbortSignal.timeout(DELIVERY_LIMIT) });
    },
    close() {
      transport.close({ force: true });
    },
  };
}

function fileCarrier(folder: string, log: Logger): Carrier {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async deliver(message) {
      const { message: content } = await transport.sendMail(envelope(message));
      // A link in it signs people in, so only the owner may read the file.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const moment = message.sentAt.toISOString().replace(/[-:]|\.\d+/g, '');
      const path = join(folder, `${moment}-${message.template}-${message.id}.eml`);
      await writeFile(path, content, { mode: 0o600 });
      log.info({ path }, 'mail written');
    },
    close() {
      transport.close();
    },
  };
}

/** Names and addresses are objects, so that nothing in them is read as a header. */
function envelope({ id, from, to, subject, text, html, languageTag, sentAt }: Message) {
  return {
    messageId: `<${id}@${from.replace(/^.*@|>$/g, '')}>`,
    from,
    to: { ...to },
    subject,
    text,
    html,
    attachments: [{ ...LOGO, contentDisposition: 'inline' as const }],
    date: sentAt,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': languageTag },
    xMailer: false as const,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
