import type { Attachment } from '@michi/api/chat';
import { isRecord } from '../../../shared/json/parseJson.ts';
import { isAttachment } from '../../../shared/realtime/chat/isAttachment.ts';
import type { Draft } from '../../../shared/offline/drafts/drafts.ts';
import type { ChosenFile } from './useAttachments.ts';

/** Files of a draft: uploaded ones, and the names of those lost with the page. */
export interface PersistedFiles {
  readonly sent: readonly Attachment[];
  readonly lost: readonly string[];
}

const none: PersistedFiles = { sent: [], lost: [] };

/** Files of a draft; none if the stored data are unreadable. */
export const readPersistedFiles = ({ files }: Draft): PersistedFiles => {
  try {
    const kept: unknown = JSON.parse(files ?? '{}');
    if (!isRecord(kept)) return none;
    const { sent, lost } = kept;
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
  const kept: PersistedFiles = {
    sent: files.flatMap(({ standing }) => (standing.kind === 'done' ? [standing.attachment] : [])),
    lost: files.flatMap(({ name, standing }) => (standing.kind === 'done' ? [] : [name])),
  };
  return { files: JSON.stringify(kept) };
};
