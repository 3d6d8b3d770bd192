import { useProfile } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { SettingsRow } from '@michi/design-system/settings-section';
import { Skeleton } from '@michi/design-system/skeleton';
import { Suspense, useContext, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClockContext } from '../../../shared/format/useFormat.ts';
import { ianaTimeZone } from '../../../shared/format/timeZones.ts';
import { languageTags } from '../../../shared/i18n/languages.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { timeZoneLabel } from '../timeZoneOptions.ts';
import { useChangeSettings } from '../useChangeSettings.ts';
import { Loaded } from './Loaded.tsx';
import { Section } from './Section.tsx';
import { lazyPart } from '../../../shared/ui/screen/lazyPart.tsx';

const TimeZoneField = lazyPart(() => import('./TimeZoneField.tsx'));

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
  const words = { language, japan: t('timeZone.japan'), now };
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
      value={timeZoneLabel(zone, words)}
      note={t('timeZone.now', { time })}
      actions={
        <Button ref={button} size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('change')}
        </Button>
      }
    >
      {isOpen && (
        <Suspense fallback={<Skeleton kind="block" />}>
          <TimeZoneField zone={zone} words={words} onChoose={choose} />
        </Suspense>
      )}
    </SettingsRow>
  );
}
