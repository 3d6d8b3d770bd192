import { useShowJobOffer } from '@michi/api/job';
import { Button } from '@michi/design-system/button';
import { Skeleton } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { useTranslation } from 'react-i18next';
import { FailedAlert } from '../../../shared/ui/results/FailedState.tsx';
import { OfferCard } from '../../../shared/ui/offer/OfferCard.tsx';
import { offerReferenceOf } from '../../../shared/ui/offer/offerReferenceOf.ts';

export interface AttachedOfferProps {
  readonly id: string;
  /** Books without it; also where it could not be loaded. */
  readonly onRemove?: () => void;
}

/** The offer that the student brings to an appointment that is not booked yet. */
export function AttachedOffer({ id, onRemove }: AttachedOfferProps) {
  const { t } = useTranslation('career-office');
  const { data: letter, isError, refetch } = useShowJobOffer(id);
  if (letter !== undefined)
    return <OfferCard offer={offerReferenceOf(letter)} {...(onRemove !== undefined && { onRemove })} />;
  if (!isError) return <Skeleton width="half" />;
  return (
    <Stack gap="small" align="start">
      <FailedAlert onTryAgain={refetch}>{t('ask.offerFailed')}</FailedAlert>
      {onRemove !== undefined && (
        <Button size="small" variant="ghost" onClick={onRemove}>
          {t('ask.withoutOffer')}
        </Button>
      )}
    </Stack>
  );
}
