import { drafts } from '../../../shared/offline/drafts/drafts.ts';

const draft = 'resume-upload';

/** Identifies a file without reading it. */
const nameOf = ({ name, size, lastModified }: File): string => `${name}/${size}/${lastModified}`;

/** The unfinished upload, stored as long as the tab is open: choosing the same file again resumes it. */
export const brokenUpload = {
  /** The id of the earlier upload of this very file; undefined when there is none. */
  find: (file: File): string | undefined => {
    const kept = drafts.read(draft);
    return kept['file'] === nameOf(file) ? kept['id'] : undefined;
  },
  /** Whether this tab began an upload, so that it can be resumed with the same file. */
  isKept: (id: string): boolean => drafts.read(draft)['id'] === id,
  keep: (file: File, id: string): void => drafts.keep(draft, { id, file: nameOf(file) }),
  forget: (): void => drafts.discard(draft),
} as const;
