import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { SettingsRow } from '@michi/design-system/settings-section';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../shared/navigation/paths.ts';
import { Section } from './Section.tsx';

/** Terms & Conditions: leads to the texts that every visitor can read too. */
export function TermsSection() {
  const { t } = useTranslation('settings');
  return (
    <Section id="terms">
      <SettingsRow
        label={t('terms.documents')}
        actions={
          <Inline gap="medium">
            {(['terms', 'privacy', 'accessibility'] as const).map((name) => (
              <Link key={name} asChild>
                <RouterLink to={paths[name]}>{t(`terms.${name}`)}</RouterLink>
              </Link>
            ))}
          </Inline>
        }
      />
    </Section>
  );
}
