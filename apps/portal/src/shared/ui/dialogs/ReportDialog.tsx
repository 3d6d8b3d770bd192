import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { RadioGroup } from '@michi/design-system/radio-group';
import { Stack } from '@michi/design-system/stack';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LongText } from '../forms/LongText.tsx';
import { drafts } from '../../offline/drafts/drafts.ts';
import { errorMessage, fieldErrors } from '../../errors/errorMessage.ts';
import { typedText } from '../forms/typedText.ts';
import { notify } from '../toasts/notify.ts';
import { OpenDialog } from './OpenDialog.tsx';
import type { GivenReason } from './ReasonDialog.tsx';

/** Characters of free text, as the contract has it. */
const longestNote = 2000;

export interface ReportDialogProps<Choice extends string> {
  /** Names the draft. */
  readonly form: string;
  readonly title: string;
  /** What happens to a report, in a sentence. */
  readonly description: string;
  /** In the order of the contract; `OTHERS` requires a note. */
  readonly reasons: readonly Choice[];
  readonly labelOf: (reason: Choice) => string;
  readonly send: (report: GivenReason<Choice>) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Dialog for reporting something to Michi. The draft is kept until it is sent. */
export function ReportDialog<Choice extends string>({
  form,
  title,
  description,
  reasons,
  labelOf,
  send: sendReport,
  onClose,
}: ReportDialogProps<Choice>) {
  const { t } = useTranslation('labels');
  const { t: shared } = useTranslation('shared');
  const [reason, setReason] = useState<Choice | null>(null);
  const [note, setNote] = useState(() => drafts.read(form)['note'] ?? '');
  const [wasSent, setWasSent] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: sendReport,
    onSuccess: () => {
      drafts.discard(form);
      notify.success(t('reportForm.done'));
      onClose();
    },
  });
  const said = typedText(note);
  const needsNote = reason === 'OTHERS' && said === '';
  const send = () => {
    setWasSent(true);
    if (reason === null || needsNote) return;
    mutate({ reason, ...(said !== '' && { note: said }) });
  };
  return (
    <OpenDialog
      onClose={onClose}
      size="small"
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>{t('reasonForm.goBack')}</Button>
          <Button variant="primary" working={isPending} workingLabel={t('reasonForm.sending')} onClick={send}>
            {t('reportForm.send')}
          </Button>
        </>
      }
    >
      <Stack gap="medium">
        {error !== null && (
          <Alert tone="danger" silent>
            {errorMessage(error, shared)}
          </Alert>
        )}
        <RadioGroup
          label={t('reportForm.reason')}
          requirement={shared('form.required')}
          options={reasons.map((value) => ({ value, label: labelOf(value) }))}
          value={reason}
          onValueChange={setReason}
          error={wasSent && reason === null ? t('reportForm.choose') : undefined}
        />
        <LongText
          label={t('reportForm.note')}
          requirement={shared(reason === 'OTHERS' ? 'form.required' : 'form.optional')}
          limit={longestNote}
          value={note}
          onChange={(event) => {
            setNote(event.currentTarget.value);
            drafts.keep(form, { note: event.currentTarget.value });
          }}
          error={wasSent && needsNote ? t('reportForm.noteNeeded') : fieldErrors(error)['note']}
        />
      </Stack>
    </OpenDialog>
  );
}
