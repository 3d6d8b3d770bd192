import type { CompanySummary } from '@michi/api/job';
import { Icon } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';

/** Name of a company, marked if it is verified. */
export function CompanyName({ company }: { readonly company: CompanySummary }) {
  const { t } = useTranslation('labels');
  const { language } = useLanguage();
  return (
    <Inline as="span" gap="xxsmall" wrap={false}>
      <span>{pickBilingual(company, 'name', language)}</span>
      {company.isVerified && (
        <>
          <Icon icon={BadgeCheck} size="small" />
          <VisuallyHidden>{t('verifiedCompany')}</VisuallyHidden>
        </>
      )}
    </Inline>
  );
}
