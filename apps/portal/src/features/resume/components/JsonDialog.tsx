import { documentLimit } from '@michi/api/documents';
import { Button } from '@michi/design-system/button';
import { FileDrop } from '@michi/design-system/file-drop';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClockContext } from '../../../shared/format/useFormat.ts';
import { fromJsonResume, parseJsonResume } from '../json/fromJsonResume.ts';
import type { ReadResume } from '../read/foundProfile.ts';
import { dayOf } from '../read/today.ts';
import { TakeOverDialog } from './TakeOverDialog.tsx';
import { OpenDialog } from '../../../shared/ui/dialogs/OpenDialog.tsx';

const faultKeys = {
  NOT_JSON: 'json.notJson',
  NOT_A_RESUME: 'json.notResume',
  TOO_MANY_VALUES: 'json.tooMany',
} as const;

/** Imports a JSON Resume into the profile. */
export default function JsonDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('resume');
  const { t: shared } = useTranslation('shared');
  const now = use(ClockContext);
  const [fault, setFault] = useState<string>();
  const [read, setRead] = useState<ReadResume | null>(null);
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
