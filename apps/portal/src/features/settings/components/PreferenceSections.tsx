import { session, type Language } from '@michi/api/session';
import { useProfile } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { Combobox, type FieldHandle } from '@michi/design-system/combobox';
import { SegmentedControl } from '@michi/design-system/segmented-control';
import { SettingsRow } from '@michi/design-system/settings-section';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useContext, useRef, useState, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../shared/errors/errorMessage.ts';
import { ianaTimeZone } from '../../../shared/format/dates.ts';
import { ClockContext } from '../../../shared/format/useFormat.ts';
import { languageTags, languageNames } from '../../../shared/i18n/languages.ts';
import { changeLanguage } from '../../../shared/i18n/createI18n.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { themeChoices, useTheme } from '../../../shared/session/preferences.ts';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { timeZoneLabel, listedZone, timeZoneOptions, type TimeZoneLabels } from '../timeZoneOptions.ts';
import { useChangeSettings } from '../useChangeSettings.ts';
import { Loaded, Section } from './Section.tsx';

/** Time Zone: dates and times are shown in it. */
export function TimeZoneSection() {
  const profile = useProfile();
  return (
    <Section id="time-zone">
      <Loaded query={profile} rows={1}>
        {({ settings }) => <TimeZoneRow zone={settings.timezone} />}
      </Loaded>
    </Section>
  );
}

function TimeZoneRow({ zone }: { readonly zone: string }) {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  const now = useContext(ClockContext)();
  const change = useChangeSettings();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const labels = { language, japan: t('timeZone.japan'), now };
  const time = new Intl.DateTimeFormat(languageTags[language], {
    timeZone: ianaTimeZone(zone),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(now);
  const choose = (timezone: string) => {
    setOpen(false);
    button.current?.focus();
    if (timezone !== zone) change({ timezone }, () => change({ timezone: zone }, () => choose(timezone)));
  };
  return (
    <SettingsRow
      label={t('timeZone.label')}
      value={timeZoneLabel(zone, labels)}
      note={t('timeZone.now', { time })}
      actions={
        <Button ref={button} size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('change')}
        </Button>
      }
    >
      {isOpen && <TimeZoneField zone={zone} labels={labels} onChoose={choose} />}
    </SettingsRow>
  );
}

interface TimeZoneFieldProps {
  readonly zone: string;
  readonly labels: TimeZoneLabels;
  readonly onChoose: (zone: string) => void;
}

/** Finds a time zone by its name, its city or its offset. */
function TimeZoneField({ zone, labels, onChoose }: TimeZoneFieldProps) {
  const { t } = useTranslation('settings');
  const field = useRef<FieldHandle>(null);
  useEffect(() => field.current?.focus(), []);
  const { language, japan } = labels;
  // Offsets at the time the list was opened, so that some 400 names are not rebuilt each minute.
  const [now] = useState(labels.now);
  const options = useMemo(
    () => timeZoneOptions({ language, japan, now }, zone),
    [language, japan, now, zone],
  );
  return (
    <Combobox
      ref={field}
      label={t('timeZone.label')}
      hint={t('timeZone.hint')}
      options={options}
      value={listedZone(zone)}
      onValueChange={onChoose}
      openLabel={t('timeZone.open')}
      noMatch={t('timeZone.noMatch')}
      countLabel={(count) => t('timeZone.count', { count })}
    />
  );
}

/** Language: held on this device at once and kept with the student's settings. */
export function LanguageSection() {
  const { t, i18n } = useTranslation('settings');
  const { t: shared } = useTranslation('shared');
  const { language, offered } = useLanguage();
  const change = useChangeSettings();
  const choose = (next: Language, before: Language) => {
    changeLanguage(i18n, languageTags[next]).then(
      () => {
        session.set('LANGUAGE', next);
        change({ language: next }, () => choose(before, next));
      },
      (cause: unknown) => notify.error(errorMessage(cause, shared)),
    );
  };
  return (
    <Section id="language">
      <SettingsRow
        label={t('sections.language')}
        value={languageNames[language]}
        actions={
          <SegmentedControl
            label={shared('language.label')}
            options={offered.map((value) => ({
              value,
              label: languageNames[value],
              lang: languageTags[value],
            }))}
            value={language}
            onValueChange={(next) => choose(next, language)}
          />
        }
      />
    </Section>
  );
}

const themeIcons = { light: Sun, dark: Moon, system: Monitor } as const;

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
              icon: themeIcons[value],
            }))}
            value={theme}
            onValueChange={setTheme}
          />
        }
      />
    </Section>
  );
}
