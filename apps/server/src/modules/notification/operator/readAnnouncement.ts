import { manifest } from '@michi/api/manifest';
import { Refusal } from '../../../platform/operator/refusal.ts';
import type { Announcement } from './announce.ts';

/** An announcement as an operator writes it. */
export interface AnnouncementFlags {
  readonly title: string;
  readonly titleJp?: string;
  readonly body?: string;
  readonly bodyJp?: string;
  readonly link: string;
  readonly group: string;
}

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
  const shown = {
    ...announcement,
    id: '0199a1c2-0000-7000-8000-00000007e001',
    kind: 'ANNOUNCEMENT',
    createdAt: '2026-11-20T03:00:00.000Z',
    applicationLink: null,
    readAt: null,
  };
  const page = {
    currentPage: 1,
    nextPage: null,
    prevPage: null,
    totalPages: 1,
    totalRecords: 1,
    data: [shown],
  };
  const result = manifest.notification.listNotifications.answers[200].schema.safeParse({ data: page });
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
  return text.normalize('NFC').trim();
}

function optional(text: string | undefined): string | null {
  const own = tidy(text ?? '');
  return own === '' ? null : own;
}
