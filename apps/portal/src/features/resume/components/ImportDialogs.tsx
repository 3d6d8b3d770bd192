import { documentLimit } from '@michi/api/documents';
import { ApiError, locate } from '@michi/api/transport';
import { getResumeFileUrl, type Resume } from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { FileDrop } from '@michi/design-system/file-drop';
import { Skeleton } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClockContext } from '../../../shared/format/useFormat.ts';
import { OpenDialog } from '../../../shared/ui/dialogs/OpenDialog.tsx';
import { fetchFile } from '../../../shared/ui/files/fetchFile.ts';
import { fileText } from '../document/openFile.ts';
import { fromJsonResume, parseJsonResume } from '../json/fromJsonResume.ts';
import { dayOf } from '../read/months.ts';
import type { ParsedResume } from '../read/parsedProfile.ts';
import { readText } from '../read/readText.ts';
import { TakeOverDialog } from './TakeOverDialog.tsx';

interface ReadDialogProps {
  readonly resume: Resume;
  readonly onClose: () => void;
}

/** Imports an uploaded resume into the profile; the resume itself does not change. */
export function ReadDialog({ resume: { id, title }, onClose }: ReadDialogProps) {
  const { t } = useTranslation('resume');
  const { t: shared } = useTranslation('shared');
  const now = use(ClockContext);
  const { data, isError } = useQuery({
    queryKey: ['resume-read', id],
    queryFn: async () => {
      const { contents } = await fetchFile(locate(getResumeFileUrl(id)), title);
      return readText(await fileText(contents), dayOf(now()));
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    // An unreadable file is not a failed call: the dialog shows the error.
    meta: { isSilent: (error) => !(error instanceof ApiError) },
  });
  if (data !== undefined) return <TakeOverDialog read={data} source="document" onClose={onClose} />;
  return (
    <OpenDialog
      onClose={onClose}
      title={t('read.title')}
      footer={<Button onClick={onClose}>{shared('actions.cancel')}</Button>}
    >
      {isError ? (
        <Alert tone="danger">{t('read.unreadable')}</Alert>
      ) : (
        <Stack gap="small">
          <VisuallyHidden>
            <span role="status">{t('read.reading')}</span>
          </VisuallyHidden>
          <Skeleton kind="title" width="third" />
          <Skeleton width="threeQuarters" />
          <Skeleton width="half" />
        </Stack>
      )}
    </OpenDialog>
  );
}

const faultKeys = {
  NOT_JSON: 'json.notJson',
  NOT_A_RESUME: 'json.notResume',
  TOO_MANY_VALUES: 'json.tooMany',
} as const;

/** Imports a JSON Resume into the profile. */
export function JsonDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('resume');
  const { t: shared } = useTranslation('shared');
  const now = use(ClockContext);
  const [fault, setFault] = useState<string>();
  const [read, setRead] = useState<ParsedResume | null>(null);
  const open = async (file: File) => {
    if (file.size > documentLimit) {
      setFault(t('upload.faults.tooLarge', { name: file.name }));
      return;
    }
    const outcome = parseJsonResume(await file.text());
    if ('resume' in outcome) setRead(fromJsonResume(outcome.resume, dayOf(now())));
    else setFault(t(faultKeys[outcome.fault], { name: file.name }));
  };
  if (read !== null) return <TakeOverDialog read={read} source="json" onClose={onClose} />;
  return (
    <OpenDialog
      onClose={onClose}
      title={t('json.title')}
      description={t('json.what')}
      footer={<Button onClick={onClose}>{shared('actions.cancel')}</Button>}
    >
      <FileDrop
        label={t('upload.drop')}
        chooseLabel={t('upload.choose')}
        hint={t('json.taken')}
        accept=".json,application/json"
        error={fault}
        onFile={(file) => void open(file)}
      />
    </OpenDialog>
  );
}
