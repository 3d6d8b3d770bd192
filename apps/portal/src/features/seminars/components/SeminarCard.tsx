import type { Seminar } from '@michi/api/seminar';
import { Avatar } from '@michi/design-system/avatar';
import { Stack } from '@michi/design-system/stack';
import { CalendarDays, MapPin, Monitor } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { FavoriteButton } from '../../../shared/ui/favorites/FavoriteButton.tsx';
import { CardFact, EntryCard } from '../../../shared/ui/results/EntryCard.tsx';
import { organizerLabel, timeLabel } from '../seminarLabels.ts';
import { SeminarState } from './SeminarState.tsx';

export interface SeminarCardProps {
  readonly seminar: Seminar;
  readonly to: string;
}

/** A seminar in Card View. */
export function SeminarCard({ seminar, to }: SeminarCardProps) {
  const { t } = useTranslation('seminars');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const { organizer } = seminar;
  const place = pickBilingual(seminar, 'placeName', language);
  return (
    <EntryCard
      to={to}
      leading={
        <Avatar shape="square" name={pickBilingual(organizer, 'name', language)} seed={organizer.id} />
      }
      title={pickBilingual(seminar, 'title', language)}
      subtitle={organizerLabel(seminar, language, t)}
      aside={<FavoriteButton what="Seminar" entry={seminar} />}
      facts={
        <>
          <CardFact icon={CalendarDays}>{timeLabel(seminar, format)}</CardFact>
          <CardFact icon={Monitor}>{labels(`meetingStyle.${seminar.style}`)}</CardFact>
          {place !== null && <CardFact icon={MapPin}>{place}</CardFact>}
        </>
      }
    >
      <Stack gap="xxsmall">
        <SeminarState seminar={seminar} />
      </Stack>
    </EntryCard>
  );
}
