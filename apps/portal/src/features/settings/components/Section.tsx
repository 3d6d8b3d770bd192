import { SettingsSection, type SettingsSectionProps } from '@michi/design-system/settings-section';
import { useTranslation } from 'react-i18next';
import type { SectionId } from '../sections.ts';

export interface SectionProps extends Pick<SettingsSectionProps, 'tone' | 'headerEnd' | 'children'> {
  readonly id: SectionId;
}

export function Section({ id, ...rest }: SectionProps) {
  const { t } = useTranslation('settings');
  return <SettingsSection {...rest} id={id} title={t(`sections.${id}`)} description={t(`notes.${id}`)} />;
}
