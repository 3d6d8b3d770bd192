import { drafts } from '../../../shared/offline/drafts/drafts.ts';

const draft = 'resume-upload';

/** Identifies a file without reading it. */
const nameOf = ({ name, size, lastModified }: File): string => `${name}/${size}/${lastModified}`;

/** The upload that was not finished, kept as long as the tab: the same file chosen again goes on where it broke off. */
export const brokenUpload = {
  /** The id of the earlier upload of this very file; undefined when there is none. */
  find: (file: File): string | undefined => {
    const kept = drafts.read(draft);
    return kept['file'] === nameOf(file) ? kept['id'] : undefined;
  },
  /** Whether an upload is the one this tab began, and so can go on with the same file. */
  isKept: (id: string): boolean => drafts.read(draft)['id'] === id,
  keep: (file: File, id: string): void => drafts.keep(draft, { id, file: nameOf(file) }),
  forget: (): void => drafts.discard(draft),
} as const;
