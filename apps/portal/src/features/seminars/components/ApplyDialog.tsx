import { applyToSeminar, type Seminar, type SeminarDetail } from '@michi/api/seminar';
import { useStudentProfile } from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Dialog } from '@michi/design-system/dialog';
import { Heading } from '@michi/design-system/heading';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFailureToast } from '../../../shared/errors/useFailureToast.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { SentForm } from '../../../shared/ui/forms/SentForm.tsx';
import { unsent, useSentForm } from '../../../shared/ui/forms/useSentForm.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useIdempotencyKey } from '../../../shared/ui/forms/useIdempotencyKey.ts';
import type { WayIn } from '../availability.ts';
import { patchSeminar, refreshSeminars } from '../seminarCache.ts';
import { timeLabel } from '../seminarLabels.ts';
import { ApplyReceipt } from './ApplyReceipt.tsx';
import { ReasonChoice } from './ReasonChoice.tsx';
import { SubmitButton } from '../../../shared/ui/forms/SubmitButton.tsx';

export interface ApplyDialogProps {
  readonly detail: SeminarDetail;
  /** Effect of applying now; null if no longer possible. */
  readonly wayIn: WayIn | null;
  readonly onClose: () => void;
}

/** Asks for the reason for applying, explains the application, sends it once, and shows what comes next. */
export default function ApplyDialog({ detail, wayIn, onClose }: ApplyDialogProps) {
  const { t } = useTranslation('seminars');
  const { t: shared } = useTranslation('shared');
  const { language } = useLanguage();
  const format = useFormat();
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const tellFailed = useFailureToast();
  const { seminar } = detail;
  const profile = useStudentProfile();
  const reasons = profile.data?.reasonsForApplying;
  const [result, setResult] = useState<Seminar>();
  // The last seat went while the dialog was open: now it is about the queue.
  const [wasTaken, setTaken] = useState(false);
  const way = wasTaken ? 'queue' : (wayIn ?? 'seat');
  // The reason of a held seat or an earlier application is the first offer.
  const reasonOf = (chosen: string) =>
    reasons?.find(({ id }) => id === chosen) ??
    reasons?.find(({ text }) => text === seminar.application?.reason);
  const state = useSentForm({
    id: useId(),
    names: ['reasonId'],
    schema: z.object({
      reasonId: z.string().check(z.refine((chosen) => reasonOf(chosen) !== undefined, t('reasons.choose'))),
    }),
    defaultValues: { reasonId: '' },
    draft: { name: `seminar-apply-${seminar.id}`, of: (fields) => fields },
    send: async ({ reasonId: chosen }) => {
      const reasonId = reasonOf(chosen)?.id;
      if (reasonId === undefined) return unsent;
      const data = { seminarId: seminar.id, reasonId, ...(way === 'queue' && { joinsWaitingList: true }) };
      return applyToSeminar(data, keyFor(data));
    },
    onSent: ({ seminar: applied }) => {
      setResult(applied);
      patchSeminar(client, seminar.id, () => applied);
      return refreshSeminars(client);
    },
    onRefused: (error) => {
      // The shown data are outdated: somebody else took the last seat, or the seminar has closed.
      void refreshSeminars(client);
      setTaken(error.code === 'SEMINAR_FULL');
      if (error.code !== 'SEMINAR_FULL') return false;
      tellFailed(error);
      return true;
    },
  });
  const { form, field } = state;
  const reason = reasonOf(useWatch({ control: form.control, name: 'reasonId' }));
  const close = (isOpen: boolean) => {
    if (!isOpen) onClose();
  };
  if (result !== undefined) {
    return (
      <Dialog
        open
        onOpenChange={close}
        size="small"
        title={t('receipt.title')}
        closeLabel={shared('actions.close')}
        footer={
          <Button variant="primary" onClick={onClose}>
            {t('receipt.close')}
          </Button>
        }
      >
        <ApplyReceipt seminar={result} linkOpensAt={detail.linkOpensAt} />
      </Dialog>
    );
  }
  const { id, error } = field('reasonId');
  return (
    <Dialog
      open
      onOpenChange={close}
      title={t(`way.${way}.title`)}
      closeLabel={shared('actions.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('goBack')}</Button>
          {reasons !== undefined && reasons.length > 0 && (
            <SubmitButton state={state} workingLabel={t('sending')}>
              {t(`way.${way}.confirm`)}
            </SubmitButton>
          )}
        </>
      }
    >
      <SentForm state={state} gap="medium">
        {wasTaken && (
          <Alert tone="warning" title={t('way.taken')}>
            {t('way.takenNote')}
          </Alert>
        )}
        <Stack gap="xxsmall">
          <Heading level={3} size="large">
            {pickBilingual(seminar, 'title', language)}
          </Heading>
          <Text tone="soft">{timeLabel(seminar, format)}</Text>
        </Stack>
        <ReasonChoice
          seminarId={seminar.id}
          profile={profile}
          id={id}
          value={reason?.id}
          error={error}
          onChoose={(chosen) =>
            form.setValue('reasonId', chosen, {
              shouldDirty: true,
              shouldValidate: form.formState.isSubmitted,
            })
          }
        />
        <Alert tone="info" silent title={t('way.next')}>
          {t(`way.${way}.next`)}
        </Alert>
      </SentForm>
    </Dialog>
  );
}
