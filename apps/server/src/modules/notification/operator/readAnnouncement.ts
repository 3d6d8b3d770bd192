import { normalizeText } from '@michi/api/text';
import { manifest } from '@michi/api/manifest';
import { z } from 'zod';
import { Refusal } from '../../../platform/operator/refusal.ts';
import type { Announcement } from './announce.ts';

/** Flags of `michi notify`. */
export interface AnnouncementFlags {
  readonly title: string;
  readonly titleJp?: string;
  readonly body?: string;
  readonly bodyJp?: string;
  readonly link: string;
  readonly group: string;
}

const { title, titleJp, body, bodyJp, link } =
  manifest.notification.listNotifications.responses[200].schema.shape.data.shape.data.element.shape;
const written = z.object({ title, titleJp, body, bodyJp, link });

/**
 * Reads an announcement and validates it against the contract, which defines the lengths of texts and the form of
 * links.
 * @throws Refusal that names the flag at fault
 */
export function readAnnouncement(flags: AnnouncementFlags): Announcement {
  const announcement: Announcement = {
    group: flags.group === 'seminar' ? 'SEMINAR' : 'JOBS',
    title: tidy(flags.title),
    titleJp: optional(flags.titleJp),
    body: optional(flags.body),
    bodyJp: optional(flags.bodyJp),
    link: flags.link.trim(),
  };
  const result = written.safeParse(announcement);
  if (result.success) return announcement;
  const [issue] = result.error.issues;
  const field = String(issue?.path.at(-1) ?? '');
  if (field === 'link') {
    throw new Refusal(
      '--link',
      'is not a path of the portal, such as /student/news or /student/seminar/public-seminar?tab=0',
    );
  }
  const flag = `--${field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  throw new Refusal(flag, `is not valid: ${issue?.message ?? 'it breaks the contract'}`);
}

function tidy(text: string): string {
  return normalizeText(text, 'NFC').trim();
}

function optional(text: string | undefined): string | null {
  const own = tidy(text ?? '');
  return own === '' ? null : own;
}
