import { useActOnJob, type Job } from '@michi/api/job';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Dialog } from '@michi/design-system/dialog';
import { Heading } from '@michi/design-system/heading';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { TextArea } from '@michi/design-system/text-area';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/bilingual/pickBilingual.ts';
import { drafts } from '../../../shared/drafts/drafts.ts';
import { errorMessage, fieldErrors } from '../../../shared/errors/errorMessage.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import { patchJob, refreshJobs } from '../jobCache.ts';

/** Characters of free text, as the contract has it (`JobActionRequest.note`). */
const longestNote = 2000;

export interface ApplyDialogProps {
  readonly job: Job;
  readonly onClose: () => void;
}

/** Says what applying means, takes a word to the company, and sends the application once. */
export default function ApplyDialog({ job, onClose }: ApplyDialogProps) {
  const { t } = useTranslation('jobs');
  const { t: shared } = useTranslation('shared');
  const { language } = useLanguage();
  const format = useFormat();
  const client = useQueryClient();
  const form = `apply-${job.id}`;
  // One key for as long as the dialog is open: a second press or a lost answer is still one application.
  const [key] = useState(() => crypto.randomUUID());
  const [note, setNote] = useState(() => drafts.read(form)['note'] ?? '');
  const { mutate, isPending, error } = useActOnJob({
    mutation: {
      meta: { isSilent: true },
      onSuccess: ({ job: applied }) => {
        drafts.discard(form);
        patchJob(client, job.id, () => applied);
        notify.success(t('apply.done'));
        onClose();
        return refreshJobs(client);
      },
    },
  });
  const send = () => {
    const words = note.trim();
    mutate({
      id: job.id,
      data: { action: 'apply', ...(words !== '' && { note: words }) },
      headers: { 'Idempotency-Key': key },
    });
  };
  const days = job.company.responseDays;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('apply.title')}
      closeLabel={shared('actions.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('goBack')}</Button>
          <Button variant="primary" working={isPending} workingLabel={t('sending')} onClick={send}>
            {t('apply.send')}
          </Button>
        </>
      }
    >
      <Stack gap="medium">
        {error !== null && <Alert tone="danger">{errorMessage(error, shared)}</Alert>}
        <Stack gap="xxsmall">
          <Heading level={3} size="large">
            {pickBilingual(job, 'title', language)}
          </Heading>
          <Text tone="soft">
            {t('apply.what', { company: pickBilingual(job.company, 'name', language) })}
          </Text>
        </Stack>
        <TextArea
          label={t('apply.note')}
          requirement={shared('form.optional')}
          hint={t('apply.noteHint', { count: longestNote, formatted: format.number(longestNote) })}
          error={fieldErrors(error)['note']}
          maxLength={longestNote}
          value={note}
          onChange={(event) => {
            setNote(event.currentTarget.value);
            drafts.keep(form, { note: event.currentTarget.value });
          }}
        />
        <Alert tone="info" silent title={t('apply.next')}>
          {days === null ? t('apply.nextUnknown') : t('apply.nextExpected', { count: days })}
        </Alert>
      </Stack>
    </Dialog>
  );
}
