import { getStudentProfileQueryKey, updateStudentProfile, type StudentProfile } from '@michi/api/user';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useFailureToast } from '../../../shared/errors/useFailureToast.ts';

export type PhotoStatus =
  | { readonly kind: 'idle' }
  /** @property share how much has been sent, from 0 to 1 */
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'removing' }
  | { readonly kind: 'failed'; readonly error: unknown };

export interface Photo {
  readonly standing: PhotoStatus;
  /** @returns whether it was saved */
  readonly save: (photo: () => Promise<Blob>) => Promise<boolean>;
  /** @returns whether it was removed */
  readonly remove: () => Promise<boolean>;
  readonly cancel: () => void;
}

/** Uploads one photo at a time, and updates it wherever the profile is shown. Unmounting cancels a running upload. */
export const usePhoto = (): Photo => {
  const tellFailed = useFailureToast();
  const client = useQueryClient();
  const [standing, setStanding] = useState<PhotoStatus>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const run = async (work: (signal: AbortSignal) => Promise<StudentProfile>): Promise<boolean> => {
    const controller = new AbortController();
    running.current = controller;
    try {
      const saved = await work(controller.signal);
      await client.cancelQueries({ queryKey: getStudentProfileQueryKey() });
      client.setQueryData<StudentProfile>(getStudentProfileQueryKey(), saved);
      return true;
    } catch (error) {
      if (!controller.signal.aborted) {
        setStanding({ kind: 'failed', error });
        tellFailed(error);
      }
      return false;
    }
  };
  return {
    standing,
    save: (photo) => {
      setStanding({ kind: 'sending', share: 0 });
      return run(async (signal) =>
        updateStudentProfile(
          { photo: await photo() },
          {
            signal,
            onProgress: (share) => {
              if (!signal.aborted) setStanding({ kind: 'sending', share });
            },
          },
        ),
      );
    },
    remove: () => {
      setStanding({ kind: 'removing' });
      return run((signal) => updateStudentProfile({ isPhotoRemoved: true }, { signal }));
    },
    cancel: () => {
      running.current?.abort();
      setStanding({ kind: 'idle' });
    },
  };
};
