import { applyToSeminar, type SeminarDetail } from '@michi/api/seminar';
import { useStudentProfile, type StudentProfile } from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Dialog } from '@michi/design-system/dialog';
import { EmptyState } from '@michi/design-system/empty-state';
import { Heading } from '@michi/design-system/heading';
import { Link } from '@michi/design-system/link';
import { RadioGroup } from '@michi/design-system/radio-group';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { useFailureToast } from '../../../shared/errors/useFailureReports.ts';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { LinkButton } from '../../../shared/navigation/links.tsx';
import { toReasonsForApplying } from '../../../shared/navigation/paths.ts';
import { SentForm, SubmitButton } from '../../../shared/ui/forms/SentForm.tsx';
import { useIdempotencyKey, unsent, useSentForm } from '../../../shared/ui/forms/useSentForm.ts';
import { FailedState } from '../../../shared/ui/results/QueryStates.tsx';
import type { ApplyEffect } from '../availability.ts';
import { patchSeminar, refreshSeminars } from '../queries.ts';
import { timeLabel } from '../seminarLabels.ts';

interface ApplyDialogProps {
  readonly detail: SeminarDetail;
  /** Effect of applying now; null if no longer possible. */
  readonly applyEffect: ApplyEffect | null;
  readonly onClose: () => void;
}

/** Asks for the reason for applying, explains the application, sends it once, and shows what comes next. */
export function ApplyDialog({ detail, applyEffect, onClose }: ApplyDialogProps) {
  const { t } = useTranslation('seminars');
  const { t: shared } = useTranslation('shared');
  const { language } = useLanguage();
  const format = useFormat();
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const notifyFailure = useFailureToast();
  const { seminar } = detail;
  const profile = useStudentProfile();
  const reasons = profile.data?.reasonsForApplying;
  // The last seat went while the dialog was open: now it is about the queue.
  const [wasTaken, setTaken] = useState(false);
  const way = wasTaken ? 'queue' : (applyEffect ?? 'seat');
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
      return applyToSeminar(data, { headers: keyFor(data) });
    },
    onSent: ({ seminar: applied }) => {
      // The page then says what came of it, and what comes next.
      onClose();
      patchSeminar(client, seminar.id, () => applied);
      return refreshSeminars(client);
    },
    onRefused: (error) => {
      // The shown data are outdated: somebody else took the last seat, or the seminar has closed.
      void refreshSeminars(client);
      setTaken(error.code === 'SEMINAR_FULL');
      if (error.code !== 'SEMINAR_FULL') return false;
      notifyFailure(error);
      return true;
    },
  });
  const { form, field } = state;
  const reason = reasonOf(useWatch({ control: form.control, name: 'reasonId' }));
  const close = (isOpen: boolean) => {
    if (!isOpen) onClose();
  };
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

interface ReasonChoiceProps {
  readonly seminarId: string;
  /** The query for the profile. */
  readonly profile: {
    readonly data: Pick<StudentProfile, 'reasonsForApplying'> | undefined;
    readonly isError: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  readonly id: string;
  readonly value: string | undefined;
  readonly error: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** A reason for applying from the profile; without one, a link to the profile that returns here. */
function ReasonChoice({ id, seminarId, profile, value, error, onChoose }: ReasonChoiceProps) {
  const { t } = useTranslation('seminars');
  const { t: shared } = useTranslation('shared');
  const { pathname, search } = useLocation();
  const { data, isError, refetch } = profile;
  if (data === undefined) {
    return isError ? (
      <FailedState plain size="card" level={3} title={t('reasons.failed')} onTryAgain={refetch} />
    ) : (
      <SkeletonRows label={t('reasons.loading')} count={2} />
    );
  }
  const next = new URLSearchParams(search);
  next.set('id', seminarId);
  next.set('apply', 'true');
  const toReasons = toReasonsForApplying(`${pathname}?${next.toString()}`);
  const reasons = data.reasonsForApplying;
  if (reasons.length === 0) {
    return (
      <EmptyState
        plain
        size="card"
        level={3}
        title={t('reasons.none')}
        description={t('reasons.noneNote')}
        actions={
          <LinkButton variant="primary" to={toReasons}>
            {t('reasons.add')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <Stack gap="xsmall">
      <RadioGroup
        id={id}
        label={t('reasons.label')}
        requirement={shared('form.required')}
        hint={t('reasons.hint')}
        options={reasons.map(({ id: reason, title, text }) => ({ value: reason, label: title, hint: text }))}
        value={value ?? ''}
        onValueChange={onChoose}
        error={error}
      />
      <Link asChild size="small">
        <RouterLink to={toReasons}>{t('reasons.change')}</RouterLink>
      </Link>
    </Stack>
  );
}
