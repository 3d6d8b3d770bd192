import type { Attachment } from '@michi/api/chat';
import { isRecord } from '../../shared/parseJson.ts';
import { type Draft, isAttachment } from '../../shared/offline/drafts.ts';

/** Most files of one message (the contract's `attachmentIds`). */
export const maxAttachments = 5;

const megabyte = 1024 * 1024;

/** Largest size by file extension. The server detects the actual type from the bytes. */
const largest: Readonly<Record<string, number>> = {
  '.pdf': 10 * megabyte,
  '.doc': 10 * megabyte,
  '.docx': 10 * megabyte,
  '.jpg': 5 * megabyte,
  '.jpeg': 5 * megabyte,
  '.png': 5 * megabyte,
  '.gif': 5 * megabyte,
};

/** Accepted file extensions. */
export const attachmentEndings: readonly string[] = Object.keys(largest);

/** Why a file is not uploaded. */
type AttachmentFault = 'tooLarge' | 'wrongType' | 'empty';

/** The error of a file by its name and size; null if it may be sent. */
export const checkAttachment = ({ name, size }: Pick<File, 'name' | 'size'>): AttachmentFault | null => {
  const limit = largest[/\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? ''];
  if (limit === undefined) return 'wrongType';
  if (size === 0) return 'empty';
  return size > limit ? 'tooLarge' : null;
};

export type AttachmentStatus =
  | { readonly kind: 'refused'; readonly fault: AttachmentFault }
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'done'; readonly attachment: Attachment };

export interface ChosenFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly isPicture: boolean;
  readonly standing: AttachmentStatus;
  /** The chosen file; null for one uploaded before a reload. */
  readonly file: File | null;
}

/** Files of a draft: uploaded ones, and the names of those lost with the page. */
interface PersistedFiles {
  readonly sent: readonly Attachment[];
  readonly lost: readonly string[];
}

const none: PersistedFiles = { sent: [], lost: [] };

/** Files of a draft; none if the stored data are unreadable. */
export const readPersistedFiles = ({ files }: Draft): PersistedFiles => {
  try {
    const stored: unknown = JSON.parse(files ?? '{}');
    if (!isRecord(stored)) return none;
    const { sent, lost } = stored;
    return {
      sent: Array.isArray(sent) ? sent.filter(isAttachment) : [],
      lost: Array.isArray(lost) ? lost.filter((name) => typeof name === 'string') : [],
    };
  } catch {
    return none;
  }
};

/** The stored part of chosen files: a file that is not uploaded yet cannot survive the page. */
export const filesToPersist = (files: readonly ChosenFile[]): Draft => {
  if (files.length === 0) return {};
  const stored: PersistedFiles = {
    sent: files.flatMap(({ standing }) => (standing.kind === 'done' ? [standing.attachment] : [])),
    lost: files.flatMap(({ name, standing }) => (standing.kind === 'done' ? [] : [name])),
  };
  return { files: JSON.stringify(stored) };
};
