import type { TermsVersion } from '@michi/api/user';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../navigation/paths.ts';

/** The version of the terms that this portal shows; a mismatch with the contract is a type error. */
export const termsVersion: TermsVersion = '2026-11-25';

/** Links to the terms, the privacy notice and the accessibility statement. */
export function LegalLinks() {
  const { t } = useTranslation('shared');
  return (
    <nav aria-label={t('legal.label')}>
      <Inline gap="medium">
        {(['terms', 'privacy', 'accessibility'] as const).map((name) => (
          <Link key={name} asChild tone="text" size="small">
            <RouterLink to={paths[name]}>{t(`legal.${name}`)}</RouterLink>
          </Link>
        ))}
      </Inline>
    </nav>
  );
}
