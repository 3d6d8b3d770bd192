import { getStudentProfileQueryKey, updateStudentProfile, type StudentProfile } from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { FileDrop } from '@michi/design-system/file-drop';
import type { PictureArea } from '@michi/design-system/image-cropper';
import { ProgressBar } from '@michi/design-system/progress-bar';
import { Skeleton } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage, fieldErrors } from '../../../shared/errors/errorMessage.ts';
import { useFailureToast } from '../../../shared/errors/useFailureReports.ts';
import { OpenDialog } from '../../../shared/ui/dialogs/OpenDialog.tsx';
import { lazyPart } from '../../../shared/ui/screen/lazyPart.tsx';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { checkPhoto, photoTypes, cropPhoto, isPicture, type PhotoFault } from './photo.ts';

const ImageCropper = lazyPart(async () => ({
  default: (await import('@michi/design-system/image-cropper')).ImageCropper,
}));

interface PhotoDialogProps {
  readonly student: StudentProfile;
  readonly onClose: () => void;
}

interface Chosen {
  readonly file: File;
  readonly src: string;
}

/** Chooses a photo, crops it to a square, and uploads it with progress; or removes the current one. */
export function PhotoDialog({ student, onClose }: PhotoDialogProps) {
  const { t } = useTranslation('profile');
  const { t: shared } = useTranslation('shared');
  const { status, save, remove, cancel } = usePhoto();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [area, setArea] = useState<PictureArea | null>(null);
  const [refused, setRefused] = useState<{ readonly name: string; readonly fault: PhotoFault } | null>(null);
  useEffect(() => {
    if (chosen === null) return undefined;
    return () => URL.revokeObjectURL(chosen.src);
  }, [chosen]);
  const choose = async (file: File) => {
    const fault = checkPhoto(file) ?? ((await isPicture(file)) ? null : 'broken');
    setArea(null);
    setRefused(fault === null ? null : { name: file.name, fault });
    setChosen(fault === null ? { file, src: URL.createObjectURL(file) } : null);
  };
  const finish = async (work: Promise<boolean>) => {
    if (!(await work)) return;
    notify.success(t('photo.saved'));
    onClose();
  };
  const isSending = status.kind === 'sending';
  const percent = isSending ? Math.round(status.share * 100) : 0;
  const actions = () => {
    if (isSending) return <Button onClick={cancel}>{t('photo.cancel')}</Button>;
    if (chosen !== null && area !== null)
      return (
        <>
          <Button onClick={() => setChosen(null)}>{t('photo.other')}</Button>
          <Button variant="primary" onClick={() => void finish(save(() => cropPhoto(chosen.file, area)))}>
            {t('photo.save')}
          </Button>
        </>
      );
    return student.photoUrl === null ? undefined : (
      <Button
        working={status.kind === 'removing'}
        workingLabel={t('photo.removing')}
        onClick={() => void finish(remove())}
      >
        {t('photo.remove')}
      </Button>
    );
  };
  return (
    <OpenDialog onClose={onClose} title={t('photo.title')} description={t('photo.what')} footer={actions()}>
      <Stack gap="medium">
        {status.kind === 'failed' && (
          <Alert tone="danger">
            {fieldErrors(status.error)['photo'] ?? errorMessage(status.error, shared)}
          </Alert>
        )}
        {chosen === null ? (
          <FileDrop
            label={t('photo.drop')}
            chooseLabel={t('photo.choose')}
            hint={t('photo.taken')}
            accept={photoTypes.join(',')}
            error={refused === null ? undefined : t(`photo.faults.${refused.fault}`, { name: refused.name })}
            onFile={(file) => void choose(file)}
          />
        ) : (
          <Suspense fallback={<Skeleton kind="picture" />}>
            <ImageCropper
              key={chosen.src}
              src={chosen.src}
              label={t('photo.frame')}
              zoomLabel={t('photo.size')}
              onAreaChange={setArea}
            />
          </Suspense>
        )}
        {isSending && <ProgressBar label={t('photo.saving')} value={percent} valueLabel={`${percent}%`} />}
      </Stack>
    </OpenDialog>
  );
}

type PhotoStatus =
  | { readonly kind: 'idle' }
  /** @property share how much has been sent, from 0 to 1 */
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'removing' }
  | { readonly kind: 'failed'; readonly error: unknown };

interface Photo {
  readonly status: PhotoStatus;
  /** @returns whether it was saved */
  readonly save: (photo: () => Promise<Blob>) => Promise<boolean>;
  /** @returns whether it was removed */
  readonly remove: () => Promise<boolean>;
  readonly cancel: () => void;
}

/** Uploads one photo at a time, and updates it wherever the profile is shown. Unmounting cancels a running upload. */
const usePhoto = (): Photo => {
  const notifyOfFailure = useFailureToast();
  const client = useQueryClient();
  const [status, setStatus] = useState<PhotoStatus>({ kind: 'idle' });
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
        setStatus({ kind: 'failed', error });
        notifyOfFailure(error);
      }
      return false;
    }
  };
  return {
    status,
    save: (photo) => {
      setStatus({ kind: 'sending', share: 0 });
      return run(async (signal) =>
        updateStudentProfile(
          { photo: await photo() },
          {
            signal,
            onProgress: (share) => {
              if (!signal.aborted) setStatus({ kind: 'sending', share });
            },
          },
        ),
      );
    },
    remove: () => {
      setStatus({ kind: 'removing' });
      return run((signal) => updateStudentProfile({ isPhotoRemoved: true }, { signal }));
    },
    cancel: () => {
      running.current?.abort();
      setStatus({ kind: 'idle' });
    },
  };
};
