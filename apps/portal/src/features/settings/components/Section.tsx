import { SettingsSection } from '@michi/design-system/settings-section';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SectionId } from '../sections.ts';

export interface SectionProps {
  readonly id: SectionId;
  readonly tone?: 'plain' | 'danger';
  readonly headerEnd?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the settings under its name. */
export function Section({ id, tone = 'plain', headerEnd, children }: SectionProps) {
  const { t } = useTranslation('settings');
  return (
    <SettingsSection
      id={id}
      title={t(`sections.${id}`)}
      description={t(`notes.${id}`)}
      tone={tone}
      headerEnd={headerEnd}
    >
      {children}
    </SettingsSection>
  );
}
