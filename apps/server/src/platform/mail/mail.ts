import { z } from 'zod';
import type { Language } from '../problem/language.ts';

/** Milliseconds for which the link of a mail works, an hour. */
export const LINK_LIFETIME = 60 * 60 * 1000;

/** Milliseconds for which the link of an invitation works, seven days (user contract, `createUser`). */
export const INVITATION_LIFETIME = 7 * 24 * 60 * 60 * 1000;

/** Milliseconds after which a mail without such a link is too old to send. */
const NOTICE_LIFETIME = 2 * 24 * 60 * 60 * 1000;

/** The token is in the fragment of the link (`portalLink`). */
interface LinkMail {
  readonly template: 'verifyEmail' | 'resetPassword' | 'createPassword';
  /** Absolute, valid for an hour. */
  readonly link: string;
}

/** An admin has added the user. */
interface InvitationMail {
  readonly template: 'invitation';
  /** Absolute, valid for seven days. */
  readonly link: string;
}

/** In the reader's time zone: `JST` or an IANA name. */
interface Moment {
  readonly at: Date;
  readonly timezone: string;
}

interface PasswordChangedMail extends Moment {
  readonly template: 'passwordChanged';
}

interface NewSignInMail extends Moment {
  readonly template: 'newSignIn';
  /** Such as `Chrome on Windows`. */
  readonly device: string;
  readonly address: string;
}

interface TwoStepChangedMail extends Moment {
  readonly template: 'twoStepChanged';
  readonly isOn: boolean;
}

interface AccountDeletedMail {
  readonly template: 'accountDeleted';
}

/** The text of a notification, and the path of its subject in the portal. */
export interface MailedNotification {
  readonly title: string;
  readonly titleJp: string | null;
  readonly body: string | null;
  readonly bodyJp: string | null;
  readonly path: string;
  /** Path of the application it belongs to, if any. */
  readonly applicationPath?: string | null | undefined;
}

interface NotificationMail extends MailedNotification {
  readonly template: 'notification';
}

interface NotificationDigestMail {
  readonly template: 'notificationDigest';
  /** Some of the notifications, the latest first. */
  readonly notifications: readonly MailedNotification[];
  /** Number of all notifications. */
  readonly count: number;
}

export type MailContent =
  | LinkMail
  | InvitationMail
  | PasswordChangedMail
  | NewSignInMail
  | TwoStepChangedMail
  | AccountDeletedMail
  | NotificationMail
  | NotificationDigestMail;

export type MailTemplate = MailContent['template'];

export type Mail = MailContent & {
  readonly to: string;
  readonly language: Language;
  readonly name: string;
};

const stored = {
  to: z.string(),
  language: z.enum(['en', 'jp']),
  name: z.string(),
};

const notification = {
  title: z.string(),
  titleJp: z.string().nullable(),
  body: z.string().nullable(),
  bodyJp: z.string().nullable(),
  path: z.string(),
  // Absent in mails that were queued by an earlier version.
  applicationPath: z.string().nullish(),
};

const moment = { at: z.coerce.date(), timezone: z.string() };

export const storedMail: z.ZodType<Mail> = z.discriminatedUnion('template', [
  z.object({
    ...stored,
    template: z.enum(['verifyEmail', 'resetPassword', 'createPassword']),
    link: z.url(),
  }),
  z.object({ ...stored, template: z.literal('invitation'), link: z.url() }),
  z.object({ ...stored, template: z.literal('passwordChanged'), ...moment }),
  z.object({
    ...stored,
    template: z.literal('newSignIn'),
    ...moment,
    device: z.string(),
    address: z.string(),
  }),
  z.object({ ...stored, template: z.literal('twoStepChanged'), ...moment, isOn: z.boolean() }),
  z.object({ ...stored, template: z.literal('accountDeleted') }),
  z.object({ ...stored, template: z.literal('notification'), ...notification }),
  z.object({
    ...stored,
    template: z.literal('notificationDigest'),
    notifications: z.array(z.object(notification)),
    count: z.number(),
  }),
]);

/** Milliseconds within which a mail has to be sent. */
export function mailLifetime(template: MailTemplate): number {
  if (template === 'invitation') return INVITATION_LIFETIME;
  return LINK_TEMPLATES.includes(template) ? LINK_LIFETIME : NOTICE_LIFETIME;
}

const LINK_TEMPLATES: readonly MailTemplate[] = ['verifyEmail', 'resetPassword', 'createPassword'];
