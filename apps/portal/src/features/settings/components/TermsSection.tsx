import { Collapsible } from '@michi/design-system/collapsible';
import { Heading } from '@michi/design-system/heading';
import { Prose } from '@michi/design-system/prose';
import { SettingsBlock } from '@michi/design-system/settings-section';
import { useTranslation } from 'react-i18next';
import { Section } from './Section.tsx';

const parts = ['who', 'account', 'use', 'companies', 'data', 'end'] as const;

/** Terms & Conditions of the reference deployment; an operator puts their own words in the locale files. */
export function TermsSection({ isOpen }: { readonly isOpen: boolean }) {
  const { t } = useTranslation('settings');
  return (
    <Section id="terms">
      <SettingsBlock>
        {isOpen ? (
          <Terms />
        ) : (
          <Collapsible title={t('terms.read')}>
            <Terms />
          </Collapsible>
        )}
      </SettingsBlock>
    </Section>
  );
}

function Terms() {
  const { t } = useTranslation('settings');
  return (
    <Prose>
      {parts.flatMap((part) => [
        <Heading key={`${part}-title`} level={3} size="body">
          {t(`terms.parts.${part}.title`)}
        </Heading>,
        <p key={part}>{t(`terms.parts.${part}.text`)}</p>,
      ])}
    </Prose>
  );
}
