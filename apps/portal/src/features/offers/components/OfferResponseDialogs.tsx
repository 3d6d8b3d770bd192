import {
  updateJobOfferStatus,
  type OfferDenyDetailedReason,
  type OfferDenyReason,
  type OfferLetter,
} from '@michi/api/job';
import { ApiError } from '@michi/api/transport';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Checkbox } from '@michi/design-system/checkbox';
import { DescriptionList } from '@michi/design-system/description-list';
import { Text } from '@michi/design-system/text';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import * as z from 'zod/mini';
import { errorMessage } from '../../../shared/errors/errorMessage.ts';
import { useFailureToast } from '../../../shared/errors/useFailureReports.ts';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { toOffer } from '../../../shared/navigation/paths.ts';
import { OpenDialog } from '../../../shared/ui/dialogs/OpenDialog.tsx';
import { ReasonDialog } from '../../../shared/ui/dialogs/ReasonDialog.tsx';
import { SentForm, SubmitButton } from '../../../shared/ui/forms/SentForm.tsx';
import { useIdempotencyKey, useSentForm } from '../../../shared/ui/forms/useSentForm.ts';
import { cacheLetter, refreshOffers } from '../queries.ts';

interface AcceptOfferDialogProps {
  readonly letter: OfferLetter;
  readonly onClose: () => void;
  readonly onAccepted: () => void;
}

/** Repeats what is accepted and what that means, and requires an explicit confirmation. */
export function AcceptOfferDialog({ letter, onClose, onAccepted }: AcceptOfferDialogProps) {
  const { t } = useTranslation('offers');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const notifyOfFailure = useFailureToast();
  const [refusal, setRefusal] = useState<unknown>(null);
  const { offer } = letter;
  const { kind } = offer.job;
  const company = pickBilingual(offer.job.company, 'name', language);
  const state = useSentForm({
    id: useId(),
    names: ['confirmed'],
    schema: z.object({
      confirmed: z.boolean().check(z.refine((isConfirmed) => isConfirmed, t('accept.needed'))),
    }),
    defaultValues: { confirmed: false },
    send: () => {
      setRefusal(null);
      const body = { jobOfferId: offer.id, action: 'accept-offer' as const };
      return updateJobOfferStatus(body, { headers: keyFor(body) });
    },
    onSent: (changed) => {
      onClose();
      onAccepted();
      return cacheLetter(client, changed);
    },
    onRefused: (error) => {
      setRefusal(error);
      notifyOfFailure(error);
      // Another offer may have been accepted elsewhere in the same moment: the letter says which.
      void refreshOffers(client);
      return true;
    },
  });
  return (
    <OpenDialog
      onClose={onClose}
      title={t(`accept.title.${kind}`)}
      description={t('accept.what', { company })}
      footer={
        <>
          <Button onClick={onClose}>{labels('reasonForm.goBack')}</Button>
          <SubmitButton state={state} workingLabel={labels('reasonForm.sending')}>
            {t(`accept.confirm.${kind}`)}
          </SubmitButton>
        </>
      }
    >
      <SentForm state={state} gap="medium">
        {refusal !== null && <OfferRefused error={refusal} />}
        <DescriptionList
          layout="rows"
          items={[
            { term: t(`terms.position.${kind}`), value: pickBilingual(letter, 'position', language) },
            { term: t(`terms.salary.${kind}`), value: format.salary(letter.salary) },
            { term: t(`terms.joiningDate.${kind}`), value: format.longDate(offer.joiningDate) },
          ]}
        />
        {kind === 'JOB' ? (
          <Alert tone="warning" silent title={t('means.one')}>
            {t('means.others')}
          </Alert>
        ) : (
          <Text>{t('means.others')}</Text>
        )}
        <Checkbox {...state.field('confirmed')} label={t(`accept.confirmed.${kind}`, { company })} />
      </SentForm>
    </OpenDialog>
  );
}

/** Why a response was refused; if another offer is the reason, with a link to it. */
function OfferRefused({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('offers');
  const { t: shared } = useTranslation('shared');
  const conflictingId =
    error instanceof ApiError && error.failure.kind === 'problem' ? error.failure.conflictingId : undefined;
  return (
    <Alert
      tone="danger"
      actions={
        conflictingId !== undefined && (
          <Button asChild size="small">
            <RouterLink to={toOffer(conflictingId)}>{t('another.see')}</RouterLink>
          </Button>
        )
      }
    >
      {errorMessage(error, shared)}
    </Alert>
  );
}

/** The first list of specs/COVERAGE.md, section 5, in its order. */
const denyReasons = [
  'ACCEPTED_ANOTHER_OFFER',
  'GRADUATE_SCHOOL_OR_OTHER_SCHOOL',
  'ABROAD_OR_WORKING_HOLIDAY',
  'FIELD_OF_INTEREST_CHANGED',
  'OTHERS',
] as const satisfies readonly OfferDenyReason[];

/** The second list of specs/COVERAGE.md, section 5, in its order. */
const detailedDenyReasons = [
  'DECIDED_ON_ANOTHER_JOB',
  'CONDITIONS_DO_NOT_MATCH',
  'COMPANY_CULTURE',
  'JOB_DESCRIPTION_CHANGED',
  'FAMILY_WILL',
  'INTERVIEWER_ATTITUDE',
  'HR_RESPONSE',
  'OTHERS',
] as const satisfies readonly OfferDenyDetailedReason[];

interface DenyOfferDialogProps {
  readonly letter: OfferLetter;
  readonly onClose: () => void;
}

/** Declines an offer with a reason from either list of specs/COVERAGE.md, section 5. */
export function DenyOfferDialog({ letter, onClose }: DenyOfferDialogProps) {
  const { t } = useTranslation('offers');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const { id, job } = letter.offer;
  return (
    <ReasonDialog<OfferDenyReason | OfferDenyDetailedReason>
      form={`offer-deny-${id}`}
      title={t(`deny.title.${job.kind}`)}
      description={t('deny.what', { company: pickBilingual(job.company, 'name', language) })}
      lists={[
        { id: 'plans', label: t('deny.plans'), reasons: denyReasons },
        { id: 'offer', label: t(`deny.offer.${job.kind}`), reasons: detailedDenyReasons },
      ]}
      labelOf={(reason) => labels(`declineReason.${reason}`)}
      listsLabel={t('deny.lists')}
      confirmLabel={t(`deny.confirm.${job.kind}`)}
      onClose={onClose}
      onSend={async (given) => {
        const body = { jobOfferId: id, action: 'deny-offer' as const, ...given };
        const changed = await updateJobOfferStatus(body, { headers: keyFor(body) });
        onClose();
        void cacheLetter(client, changed);
      }}
    />
  );
}
