import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { RadioGroup } from '@michi/design-system/radio-group';
import { Stack } from '@michi/design-system/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LongText } from '../forms/LongText.tsx';
import { drafts } from '../../offline/drafts/drafts.ts';
import { errorMessage, fieldErrors } from '../../errors/errorMessage.ts';
import { typedText } from '../forms/typedText.ts';
import { OpenDialog } from './OpenDialog.tsx';

/** Characters of free text, as the contract has it. */
const longestNote = 2000;

/** Texts of the dialog. */
export interface ReportMessages {
  readonly title: string;
  /** What happens to a report, in a sentence. */
  readonly what: string;
  readonly reason: string;
  readonly choose: string;
  readonly note: string;
  readonly noteNeeded: string;
  readonly goBack: string;
  readonly send: string;
  readonly sending: string;
}

/** A report to Michi. */
export interface Report<Choice extends string> {
  readonly reason: Choice;
  readonly note?: string;
}

export interface ReportDialogProps<Choice extends string> {
  /** Names the draft. */
  readonly form: string;
  readonly words: ReportMessages;
  /** In the order of the contract; `OTHERS` requires a note. */
  readonly reasons: readonly Choice[];
  readonly labelOf: (reason: Choice) => string;
  readonly isSending: boolean;
  /** Why it was not taken; null before. */
  readonly error: unknown;
  /** Sends it; the caller discards the draft once it is accepted. */
  readonly onSend: (report: Report<Choice>) => void;
  readonly onClose: () => void;
}

/** Dialog for reporting something to Michi. The draft is kept until it is sent. */
export function ReportDialog<Choice extends string>({
  form,
  words,
  reasons,
  labelOf,
  isSending,
  error,
  onSend,
  onClose,
}: ReportDialogProps<Choice>) {
  const { t } = useTranslation('shared');
  const [reason, setReason] = useState<Choice | null>(null);
  const [note, setNote] = useState(() => drafts.read(form)['note'] ?? '');
  const [wasSent, setWasSent] = useState(false);
  const said = typedText(note);
  const needsNote = reason === 'OTHERS' && said === '';
  const send = () => {
    setWasSent(true);
    if (reason === null || needsNote) return;
    onSend({ reason, ...(said !== '' && { note: said }) });
  };
  return (
    <OpenDialog
      onClose={onClose}
      size="small"
      title={words.title}
      description={words.what}
      footer={
        <>
          <Button onClick={onClose}>{words.goBack}</Button>
          <Button variant="primary" working={isSending} workingLabel={words.sending} onClick={send}>
            {words.send}
          </Button>
        </>
      }
    >
      <Stack gap="medium">
        {error !== null && (
          <Alert tone="danger" silent>
            {errorMessage(error, t)}
          </Alert>
        )}
        <RadioGroup
          label={words.reason}
          requirement={t('form.required')}
          options={reasons.map((value) => ({ value, label: labelOf(value) }))}
          value={reason}
          onValueChange={setReason}
          error={wasSent && reason === null ? words.choose : undefined}
        />
        <LongText
          label={words.note}
          requirement={t(reason === 'OTHERS' ? 'form.required' : 'form.optional')}
          limit={longestNote}
          value={note}
          onChange={(event) => {
            setNote(event.currentTarget.value);
            drafts.keep(form, { note: event.currentTarget.value });
          }}
          error={wasSent && needsNote ? words.noteNeeded : fieldErrors(error)['note']}
        />
      </Stack>
    </OpenDialog>
  );
}
