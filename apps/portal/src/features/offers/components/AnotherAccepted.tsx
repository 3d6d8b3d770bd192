import type { AcceptedOffer } from '@michi/api/job';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { toOffer } from '../../../shared/navigation/paths.ts';

/** Names the offer the student has accepted, which is why this one can't be accepted. */
export function AnotherAccepted({ accepted }: { readonly accepted: AcceptedOffer }) {
  const { t } = useTranslation('offers');
  const { language } = useLanguage();
  const format = useFormat();
  return (
    <Alert
      tone="warning"
      silent
      title={t('another.title', { company: pickBilingual(accepted, 'companyName', language) })}
      actions={
        <Button asChild size="small">
          <RouterLink to={toOffer(accepted.id)}>{t('another.see')}</RouterLink>
        </Button>
      }
    >
      {t('another.text', {
        job: pickBilingual(accepted, 'jobTitle', language),
        date: format.date(accepted.acceptedAt),
      })}
    </Alert>
  );
}
