import { useEffect, useRef, useState } from 'react';
import { useFailureToast } from '../../errors/useFailureReports.ts';

export type FileStatus<Fault> =
  | { readonly kind: 'idle' }
  /** The file was not sent because of its size or its first bytes. */
  | { readonly kind: 'refused'; readonly name: string; readonly fault: Fault }
  /** @property share how much has been sent, from 0 to 1 */
  | { readonly kind: 'sending'; readonly name: string; readonly share: number }
  | { readonly kind: 'failed'; readonly name: string; readonly error: unknown; readonly file: File };

interface FileUploadOptions<Stored, Fault> {
  /** The error of a file by its size and its first bytes; null if it may be sent. */
  readonly check: (file: File) => Promise<Fault | null>;
  readonly upload: (
    file: File,
    options: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
  ) => Promise<Stored>;
  readonly onDone: (stored: Stored) => void;
}

interface FileUpload<Fault> {
  readonly status: FileStatus<Fault>;
  /** Uploads a file in place of one that is being sent. */
  readonly start: (file: File) => void;
  readonly cancel: () => void;
}

/** Uploads one file at a time and passes on the stored file. Leaving the page cancels a running upload. */
export const useFileUpload = <Stored, Fault>({
  check,
  upload,
  onDone,
}: FileUploadOptions<Stored, Fault>): FileUpload<Fault> => {
  const [status, setStatus] = useState<FileStatus<Fault>>({ kind: 'idle' });
  const notifyFailure = useFailureToast();
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const send = async (file: File) => {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const { name } = file;
    const fault = await check(file);
    if (signal.aborted) return;
    if (fault !== null) {
      setStatus({ kind: 'refused', name, fault });
      return;
    }
    setStatus({ kind: 'sending', name, share: 0 });
    try {
      const stored = await upload(file, {
        signal,
        onProgress: (share) => {
          if (!signal.aborted) setStatus({ kind: 'sending', name, share });
        },
      });
      setStatus({ kind: 'idle' });
      onDone(stored);
    } catch (error) {
      if (signal.aborted) return;
      setStatus({ kind: 'failed', name, error, file });
      notifyFailure(error);
    }
  };
  return {
    status,
    start: (file) => void send(file),
    cancel: () => {
      running.current?.abort();
      setStatus({ kind: 'idle' });
    },
  };
};
