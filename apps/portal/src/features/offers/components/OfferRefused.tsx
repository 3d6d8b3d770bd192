import { ApiError } from '@michi/api/transport';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { errorMessage } from '../../../shared/errors/errorMessage.ts';
import { toOffer } from '../../../shared/navigation/paths.ts';

/** Why a response was refused; if another offer is the reason, with a link to it. */
export function OfferRefused({ error }: { readonly error: unknown }) {
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
