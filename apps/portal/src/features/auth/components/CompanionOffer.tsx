import { findMichiAccount, type MichiPhoneMatch } from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logger } from '../../../shared/settings/logger.ts';

export interface CompanionOfferProps {
  /** The phone number to look for, as typed; empty for none. */
  readonly phone: string;
  readonly onAccept: (match: MichiPhoneMatch) => void;
}

/**
 * Offers to fill in the form from the companion internship account with the phone number (decisions,
 * "get-by-michi-phone"). Without one, or on failure, it shows nothing.
 */
export function CompanionOffer({ phone, onAccept }: CompanionOfferProps) {
  const { t } = useTranslation('auth');
  const [found, setFound] = useState<{ readonly phone: string; readonly match: MichiPhoneMatch }>();

  useEffect(() => {
    if (phone === '') return undefined;
    const controller = new AbortController();
    findMichiAccount({ phone }, { signal: controller.signal }).then(
      (match) => setFound({ phone, match }),
      (cause: unknown) => {
        if (!controller.signal.aborted) logger.error('Cannot look for a companion account', cause);
      },
    );
    return () => controller.abort();
  }, [phone]);

  if (found?.phone !== phone) return null;
  const { match } = found;
  if (Object.values(match).every((value) => value === null)) return null;
  const accept = () => {
    onAccept(match);
    setFound(undefined);
  };
  return (
    <Alert
      tone="info"
      title={t('companion.title')}
      actions={<Button onClick={accept}>{t('companion.accept')}</Button>}
    >
      {t('companion.text')}
    </Alert>
  );
}
