import { ApiError } from '@michi/api/transport';
import {
  createResume,
  deleteResumeUpload,
  invalidateListResumes,
  invalidateListResumeUploads,
  createResumeUpload,
  showResumeUpload,
  updateResumeUpload,
  type Resume,
  type ResumeUpload,
} from '@michi/api/user';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useFailureToast } from '../../../shared/errors/useFailureReports.ts';
import { backoffUntilOnline } from '../../../shared/offline/connection.ts';
import { drafts } from '../../../shared/offline/drafts.ts';
import { checkFile, uploadFile, type FileFault, type UploadState, type UploadSteps } from './uploadFile.ts';

const draft = 'resume-upload';

/** Identifies a file without reading it. */
const nameOf = ({ name, size, lastModified }: File): string => `${name}/${size}/${lastModified}`;

/** The unfinished upload, stored as long as the tab is open: choosing the same file again resumes it. */
export const brokenUpload = {
  /** The id of the earlier upload of this very file; undefined when there is none. */
  find: (file: File): string | undefined => {
    const stored = drafts.read(draft);
    return stored['file'] === nameOf(file) ? stored['id'] : undefined;
  },
  /** Whether this tab began an upload, so that it can be resumed with the same file. */
  isStored: (id: string): boolean => drafts.read(draft)['id'] === id,
  keep: (file: File, id: string): void => drafts.keep(draft, { id, file: nameOf(file) }),
  forget: (): void => drafts.discard(draft),
} as const;

const stateOf = ({ id, receivedSize }: ResumeUpload): UploadState => ({ id, received: receivedSize });

const uploadSteps = ({ name, size }: File): UploadSteps => ({
  begin: async (signal) => stateOf(await createResumeUpload({ fileName: name, size }, { signal })),
  show: async (id, signal) => stateOf(await showResumeUpload(id, { signal })),
  append: async (id, offset, part, signal) =>
    stateOf(await updateResumeUpload(id, { offset, part }, { signal })),
});

/** Statuses of a file that is too large, of another type, or damaged. */
const refusals: ReadonlySet<number | null> = new Set([413, 415, 422]);

/** If it cannot be deleted now, the server deletes it after a day. */
const discard = async (id: string): Promise<void> => {
  await deleteResumeUpload(id).catch(() => undefined);
};

export type UploadStatus =
  | { readonly kind: 'idle' }
  | { readonly kind: 'refused'; readonly file: File; readonly fault: FileFault }
  | {
      readonly kind: 'sending';
      readonly file: File;
      readonly received: number;
      /** The connection is lost; the upload continues automatically once it is back. */
      readonly isWaiting: boolean;
    }
  | { readonly kind: 'failed'; readonly file: File; readonly error: ApiError }
  | { readonly kind: 'done'; readonly resume: Resume };

interface Upload {
  readonly status: UploadStatus;
  /** Uploads a file; an interrupted upload of the same file is resumed. */
  readonly start: (file: File) => void;
  /** Cancels the upload, on the server too. */
  readonly cancel: () => void;
}

/** Uploads one file at a time. Leaving the screen interrupts an upload; choosing the same file again resumes it. */
export const useUpload = (): Upload => {
  const notifyOfFailure = useFailureToast();
  const client = useQueryClient();
  const [status, setStatus] = useState<UploadStatus>({ kind: 'idle' });
  const running = useRef<{ readonly controller: AbortController; id: string | undefined } | null>(null);
  useEffect(() => () => running.current?.controller.abort(), []);
  const send = async (file: File) => {
    running.current?.controller.abort();
    const controller = new AbortController();
    const { signal } = controller;
    const current = { controller, id: brokenUpload.find(file) };
    running.current = current;
    const fault = await checkFile(file);
    if (signal.aborted) return;
    if (fault !== null) {
      running.current = null;
      setStatus({ kind: 'refused', file, fault });
      return;
    }
    setStatus({ kind: 'sending', file, received: 0, isWaiting: false });
    const change = (changed: { readonly received?: number; readonly isWaiting?: boolean }) =>
      setStatus((before) => (before.kind === 'sending' ? { ...before, ...changed } : before));
    try {
      const uploadId = await uploadFile(file, uploadSteps(file), {
        id: current.id,
        signal,
        onBegun: (id) => {
          current.id = id;
          brokenUpload.keep(file, id);
        },
        onProgress: (received) => change({ received }),
        onWaiting: (isWaiting) => change({ isWaiting }),
        connection: backoffUntilOnline,
      });
      const resume = await createResume({ uploadId }, { signal });
      brokenUpload.forget();
      setStatus({ kind: 'done', resume });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      // A refused file would be refused again.
      if (error.kind === 'problem') brokenUpload.forget();
      // The whole file has arrived, so it is no upload that stopped.
      if (current.id !== undefined && refusals.has(error.status)) await discard(current.id);
      setStatus({ kind: 'failed', file, error });
      notifyOfFailure(error);
    } finally {
      if (running.current === current) running.current = null;
      void invalidateListResumes(client);
      void invalidateListResumeUploads(client);
    }
  };
  return {
    status,
    start: (file) => void send(file),
    cancel: () => {
      const id = running.current?.id;
      running.current?.controller.abort();
      brokenUpload.forget();
      setStatus({ kind: 'idle' });
      if (id !== undefined) void discard(id);
    },
  };
};
