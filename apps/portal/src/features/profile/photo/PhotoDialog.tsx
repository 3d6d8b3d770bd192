import type { StudentProfile } from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { FileDrop } from '@michi/design-system/file-drop';
import { ImageCropper, type PictureArea } from '@michi/design-system/image-cropper';
import { ProgressBar } from '@michi/design-system/progress-bar';
import { Stack } from '@michi/design-system/stack';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage, fieldErrors } from '../../../shared/errors/errorMessage.ts';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { checkPhoto, photoTypes, type PhotoFault } from './checkPhoto.ts';
import { cropPhoto, isPicture } from './cropPhoto.ts';
import { usePhoto } from './usePhoto.ts';
import { OpenDialog } from '../../../shared/ui/dialogs/OpenDialog.tsx';

export interface PhotoDialogProps {
  readonly student: StudentProfile;
  readonly onClose: () => void;
}

interface Chosen {
  readonly file: File;
  readonly src: string;
}

/** Chooses a photo, crops it to a square, and uploads it with progress; or removes the current one. */
export default function PhotoDialog({ student, onClose }: PhotoDialogProps) {
  const { t } = useTranslation('profile');
  const { t: shared } = useTranslation('shared');
  const { standing, save, remove, cancel } = usePhoto();
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
  const isSending = standing.kind === 'sending';
  const percent = isSending ? Math.round(standing.share * 100) : 0;
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
        working={standing.kind === 'removing'}
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
        {standing.kind === 'failed' && (
          <Alert tone="danger">
            {fieldErrors(standing.error)['photo'] ?? errorMessage(standing.error, shared)}
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
          <ImageCropper
            key={chosen.src}
            src={chosen.src}
            label={t('photo.frame')}
            zoomLabel={t('photo.size')}
            onAreaChange={setArea}
          />
        )}
        {isSending && <ProgressBar label={t('photo.saving')} value={percent} valueLabel={`${percent}%`} />}
      </Stack>
    </OpenDialog>
  );
}
