import { useActOnJob, type DeclineReason, type Job } from '@michi/api/job';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Dialog } from '@michi/design-system/dialog';
import { RadioGroup } from '@michi/design-system/radio-group';
import { Stack } from '@michi/design-system/stack';
import { TextArea } from '@michi/design-system/text-area';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../shared/errors/errorMessage.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import { refreshJobs } from '../jobCache.ts';

export interface DeclineDialogProps {
  readonly job: Job;
  readonly action: 'withdraw' | 'deny-recommendation';
  readonly onClose: () => void;
}

/** The fixed choices of the product spec, section 5, in its order. */
const reasons = [
  'ACCEPTED_ANOTHER_OFFER',
  'SCHEDULE_MISMATCH',
  'FIELD_OF_INTEREST_CHANGED',
  'OTHERS',
] as const satisfies readonly DeclineReason[];

/** Asks why before an application is taken back or a recommendation declined. */
export default function DeclineDialog({ job, action, onClose }: DeclineDialogProps) {
  const { t } = useTranslation('jobs');
  const { t: labels } = useTranslation('labels');
  const { t: shared } = useTranslation('shared');
  const client = useQueryClient();
  const [reason, setReason] = useState<DeclineReason>();
  const [note, setNote] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const isWithdrawal = action === 'withdraw';
  const { mutate, isPending, error } = useActOnJob({
    mutation: {
      meta: { isSilent: true },
      onSuccess: () => {
        notify.success(isWithdrawal ? t('withdraw.done') : t('withdraw.denied'));
        onClose();
        return refreshJobs(client);
      },
    },
  });
  const words = note.trim();
  const needsNote = reason === 'OTHERS' && words === '';
  const send = () => {
    setWasSent(true);
    if (reason === undefined || needsNote) return;
    mutate({ id: job.id, data: { action, reason, ...(words !== '' && { note: words }) } });
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="small"
      title={isWithdrawal ? t('withdraw.title') : t('withdraw.denyTitle')}
      description={isWithdrawal ? t('withdraw.what') : t('withdraw.denyWhat')}
      closeLabel={shared('actions.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('goBack')}</Button>
          <Button variant="dangerSolid" working={isPending} workingLabel={t('sending')} onClick={send}>
            {isWithdrawal ? t('withdraw.confirm') : t('withdraw.denyConfirm')}
          </Button>
        </>
      }
    >
      <Stack gap="medium">
        {error !== null && <Alert tone="danger">{errorMessage(error, shared)}</Alert>}
        <RadioGroup
          label={t('withdraw.reason')}
          requirement={shared('form.required')}
          options={reasons.map((value) => ({ value, label: labels(`declineReason.${value}`) }))}
          value={reason}
          onValueChange={setReason}
          error={wasSent && reason === undefined ? t('withdraw.chooseReason') : undefined}
        />
        {reason === 'OTHERS' && (
          <TextArea
            label={t('withdraw.note')}
            requirement={shared('form.required')}
            maxLength={2000}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
            error={wasSent && needsNote ? t('withdraw.noteNeeded') : undefined}
          />
        )}
      </Stack>
    </Dialog>
  );
}
