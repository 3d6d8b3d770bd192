import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { DescriptionList } from '@michi/design-system/description-list';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockOf, type WorkingTime } from '../workingTime.ts';
import { OpenDialog } from '../../../shared/ui/dialogs/OpenDialog.tsx';

export interface SubmitDialogProps {
  /** All weeks when null. */
  readonly week: number | null;
  /** In words. */
  readonly month: string;
  readonly time: WorkingTime;
  /** Whether days of it are still to come. */
  readonly isNotOver: boolean;
  readonly hasUnsaved: boolean;
  readonly onSubmit: () => Promise<void>;
  readonly onClose: () => void;
}

export default function SubmitDialog({
  week,
  month,
  time,
  isNotOver,
  hasUnsaved,
  onSubmit,
  onClose,
}: SubmitDialogProps) {
  const { t } = useTranslation('timesheet');
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    await onSubmit();
    onClose();
  };
  return (
    <OpenDialog
      size="small"
      onClose={onClose}
      title={week === null ? t('submit.allQuestion', { month }) : t('submit.weekQuestion', { week })}
      description={t('submit.locks')}
      footer={
        <>
          <Button onClick={onClose}>{t('goBack')}</Button>
          <Button
            variant="primary"
            working={isSending}
            workingLabel={t('submit.sending')}
            onClick={() => void send()}
          >
            {week === null ? t('submit.confirmAll') : t('submit.confirmWeek', { week })}
          </Button>
        </>
      }
    >
      <Stack gap="medium">
        <DescriptionList
          layout="rows"
          items={[
            { term: t('submit.working'), value: clockOf(time.workingMinutes) },
            { term: t('submit.overtime'), value: clockOf(time.overtimeMinutes) },
          ]}
        />
        {isNotOver && (
          <Alert tone="warning" silent>
            {t('submit.notOver')}
          </Alert>
        )}
        {hasUnsaved && <Text tone="soft">{t('submit.savesFirst')}</Text>}
      </Stack>
    </OpenDialog>
  );
}
