import { Combobox, type ComboboxHandle } from '@michi/design-system/combobox';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listedZone, timeZoneOptions, type TimeZoneLabels } from '../timeZoneOptions.ts';

export interface TimeZoneFieldProps {
  readonly zone: string;
  readonly words: TimeZoneLabels;
  readonly onChoose: (zone: string) => void;
}

/** Finds a time zone by its name, its city or its offset. */
export default function TimeZoneField({ zone, words, onChoose }: TimeZoneFieldProps) {
  const { t } = useTranslation('settings');
  const field = useRef<ComboboxHandle>(null);
  useEffect(() => field.current?.focus(), []);
  const { language, japan } = words;
  // Offsets at the time the list was opened, so that some 400 names are not rebuilt each minute.
  const [now] = useState(words.now);
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
