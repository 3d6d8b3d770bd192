import {
  updateJobOfferStatus,
  type OfferDenyDetailedReason,
  type OfferDenyReason,
  type OfferLetter,
} from '@michi/api/job';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useIdempotencyKey } from '../../../shared/ui/forms/useIdempotencyKey.ts';
import { ReasonDialog } from '../../../shared/ui/dialogs/ReasonDialog.tsx';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { denyReasons, detailedDenyReasons } from '../denyReasons.ts';
import { cacheLetter } from '../offerCache.ts';

export interface DenyOfferDialogProps {
  readonly letter: OfferLetter;
  readonly onClose: () => void;
}

/** Declines an offer with a reason from either list of specs/COVERAGE.md, section 5. */
export default function DenyOfferDialog({ letter, onClose }: DenyOfferDialogProps) {
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
        const answered = await updateJobOfferStatus(body, keyFor(body));
        notify.success(t(`deny.done.${job.kind}`));
        onClose();
        void cacheLetter(client, answered);
      }}
    />
  );
}
