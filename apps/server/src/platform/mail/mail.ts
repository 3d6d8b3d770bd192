import { z } from 'zod';
import type { Language } from '../problem/language.ts';

/** Milliseconds that the link of a mail works for, an hour (issue of the account, "Mails"). */
export const LINK_LIFETIME = 60 * 60 * 1000;

/** Milliseconds that the link of an invitation works for, seven days (user contract, `createUser`). */
export const INVITATION_LIFETIME = 7 * 24 * 60 * 60 * 1000;

/** Milliseconds after which the news of a mail without such a link is too old to send. */
const NOTICE_LIFETIME = 2 * 24 * 60 * 60 * 1000;

/** A mail whose point is its link; the token is in the link's fragment (`portalLink`). */
interface LinkMail {
  readonly template: 'verifyEmail' | 'resetPassword' | 'createPassword';
  /** An absolute URL, good for an hour. */
  readonly link: string;
}

/** Informs a user that an admin has added them. */
interface InvitationMail {
  readonly template: 'invitation';
  /** An absolute URL, good for seven days. */
  readonly link: string;
}

/** When something happened, in the reader's time zone: `JST` or a name of the IANA database. */
interface Moment {
  readonly at: Date;
  readonly timezone: string;
}

interface PasswordChangedMail extends Moment {
  readonly template: 'passwordChanged';
}

interface NewSignInMail extends Moment {
  readonly template: 'newSignIn';
  /** Words a person understands, such as `Chrome on Windows`. */
  readonly device: string;
  /** The IP address of the sign-in. */
  readonly address: string;
}

interface TwoStepChangedMail extends Moment {
  readonly template: 'twoStepChanged';
  readonly isOn: boolean;
}

interface AccountDeletedMail {
  readonly template: 'accountDeleted';
}

/** The text of a notification, and the path of the portal that shows its subject. */
export interface MailedNotification {
  readonly title: string;
  readonly titleJp: string | null;
  readonly body: string | null;
  readonly bodyJp: string | null;
  readonly path: string;
  /** The page of the application it belongs to, if any. */
  readonly applicationPath?: string | null | undefined;
}

interface NotificationMail extends MailedNotification {
  readonly template: 'notification';
}

interface NotificationDigestMail {
  readonly template: 'notificationDigest';
  /** The first of them, the latest first. */
  readonly notifications: readonly MailedNotification[];
  /** How many there are in all. */
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

/** The name of a kind of mail. */
export type MailTemplate = MailContent['template'];

/** A mail to one person. */
export type Mail = MailContent & {
  /** The email address. */
  readonly to: string;
  /** The language the reader has chosen. */
  readonly language: Language;
  /** How to greet them. */
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
  // A mail that was queued before there was one has none.
  applicationPath: z.string().nullish(),
};

const moment = { at: z.coerce.date(), timezone: z.string() };

/** A mail as read from the database. */
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

/** Milliseconds within which a mail has to leave. */
export function mailLifetime(template: MailTemplate): number {
  if (template === 'invitation') return INVITATION_LIFETIME;
  return LINK_TEMPLATES.includes(template) ? LINK_LIFETIME : NOTICE_LIFETIME;
}

const LINK_TEMPLATES: readonly MailTemplate[] = ['verifyEmail', 'resetPassword', 'createPassword'];
