import { createCounsellingFile, type CounsellingFile } from '@michi/api/university';
import { useEffect, useRef, useState } from 'react';
import { checkFile, type FileFault } from './checkFile.ts';
import { useFailureToast } from '../../../shared/errors/useFailureToast.ts';

export type FileStatus =
  | { readonly kind: 'idle' }
  | { readonly kind: 'refused'; readonly name: string; readonly fault: FileFault }
  /** @property share how much has been sent, from 0 to 1 */
  | { readonly kind: 'sending'; readonly name: string; readonly share: number }
  | { readonly kind: 'failed'; readonly name: string; readonly error: unknown };

export interface FileUpload {
  readonly standing: FileStatus;
  readonly start: (file: File) => void;
  readonly cancel: () => void;
}

/** Uploads one file at a time and passes on the stored file. Leaving the step cancels a running upload. */
export const useFileUpload = (onDone: (file: CounsellingFile) => void): FileUpload => {
  const [standing, setStanding] = useState<FileStatus>({ kind: 'idle' });
  const tellFailed = useFailureToast();
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const send = async (file: File) => {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const { name } = file;
    const fault = await checkFile(file);
    if (signal.aborted) return;
    if (fault !== null) {
      setStanding({ kind: 'refused', name, fault });
      return;
    }
    setStanding({ kind: 'sending', name, share: 0 });
    try {
      const created = await createCounsellingFile(
        { file },
        {
          signal,
          onProgress: (share) => {
            if (!signal.aborted) setStanding({ kind: 'sending', name, share });
          },
        },
      );
      setStanding({ kind: 'idle' });
      onDone(created);
    } catch (error) {
      if (signal.aborted) return;
      setStanding({ kind: 'failed', name, error });
      tellFailed(error);
    }
  };
  return {
    standing,
    start: (file) => void send(file),
    cancel: () => {
      running.current?.abort();
      setStanding({ kind: 'idle' });
    },
  };
};
