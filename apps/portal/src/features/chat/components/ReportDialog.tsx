import { useReportThread, type ThreadReportReason } from '@michi/api/chat';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Dialog } from '@michi/design-system/dialog';
import { RadioGroup } from '@michi/design-system/radio-group';
import { Stack } from '@michi/design-system/stack';
import { TextArea } from '@michi/design-system/text-area';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { drafts } from '../../../shared/drafts/drafts.ts';
import { errorMessage, fieldErrors } from '../../../shared/errors/errorMessage.ts';
import { notify } from '../../../shared/toasts/notify.ts';

/** In the order of the contract. */
const reasons = [
  'SPAM',
  'HARASSMENT',
  'IMPROPER_REQUEST',
  'IMPERSONATION',
  'OTHERS',
] as const satisfies readonly ThreadReportReason[];

export interface ReportDialogProps {
  /** Id of the thread. */
  readonly thread: string;
  readonly onClose: () => void;
}

/** Asks what is wrong with a conversation. What was typed is kept until it is sent. */
export default function ReportDialog({ thread, onClose }: ReportDialogProps) {
  const { t } = useTranslation('chat');
  const { t: shared } = useTranslation('shared');
  const form = `report-${thread}`;
  const [reason, setReason] = useState<ThreadReportReason | null>(null);
  const [note, setNote] = useState(() => drafts.read(form)['note'] ?? '');
  const [wasSent, setWasSent] = useState(false);
  const { mutate, isPending, error } = useReportThread({
    mutation: {
      meta: { isSilent: true },
      onSuccess: () => {
        drafts.discard(form);
        notify.success(t('report.done'));
        onClose();
      },
    },
  });
  const words = note.trim();
  const needsNote = reason === 'OTHERS' && words === '';
  const send = () => {
    setWasSent(true);
    if (reason === null || needsNote) return;
    mutate({ id: thread, data: { reason, ...(words !== '' && { note: words }) } });
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="small"
      title={t('report.title')}
      description={t('report.what')}
      closeLabel={shared('actions.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('goBack')}</Button>
          <Button variant="primary" working={isPending} workingLabel={t('sendingNow')} onClick={send}>
            {t('report.send')}
          </Button>
        </>
      }
    >
      <Stack gap="medium">
        {error !== null && <Alert tone="danger">{errorMessage(error, shared)}</Alert>}
        <RadioGroup
          label={t('report.reason')}
          requirement={shared('form.required')}
          options={reasons.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
          value={reason}
          onValueChange={setReason}
          error={wasSent && reason === null ? t('report.choose') : undefined}
        />
        <TextArea
          label={t('report.note')}
          requirement={reason === 'OTHERS' ? shared('form.required') : shared('form.optional')}
          maxLength={2000}
          value={note}
          onChange={(event) => {
            setNote(event.currentTarget.value);
            drafts.keep(form, { note: event.currentTarget.value });
          }}
          error={wasSent && needsNote ? t('report.noteNeeded') : fieldErrors(error)['note']}
        />
      </Stack>
    </Dialog>
  );
}
