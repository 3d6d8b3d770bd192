import { SegmentedControl } from '@michi/design-system/segmented-control';
import { SettingsRow } from '@michi/design-system/settings-section';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { themeChoices, useTheme } from '../../../shared/session/theme.ts';
import { Section } from './Section.tsx';

const icons = { light: Sun, dark: Moon, system: Monitor } as const;

/** Theme: light, dark or as the device has it; kept on this device. */
export function ThemeSection() {
  const { t } = useTranslation('shared');
  const [theme, setTheme] = useTheme();
  return (
    <Section id="theme">
      <SettingsRow
        label={t('theme.label')}
        value={t(`theme.${theme}`)}
        actions={
          <SegmentedControl
            label={t('theme.label')}
            options={themeChoices.map((value) => ({
              value,
              label: t(`theme.${value}`),
              icon: icons[value],
            }))}
            value={theme}
            onValueChange={setTheme}
          />
        }
      />
    </Section>
  );
}
