import type { Seminar } from '@michi/api/seminar';
import { Avatar } from '@michi/design-system/avatar';
import { ListRow } from '@michi/design-system/list-row';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { organizerLabel, timeLabel } from '../seminarLabels.ts';
import { FavoriteButton } from '../../../shared/ui/favorites/FavoriteButton.tsx';
import { SeminarState } from './SeminarState.tsx';

export interface SeminarRowProps {
  readonly seminar: Seminar;
  readonly to: string;
  /** Whether it is the one open beside the list. */
  readonly isOpen: boolean;
  /** Whether an entry is open beside the list, which then keeps its scroll position. */
  readonly isBeside: boolean;
}

/** A seminar in List View. */
export function SeminarRow({ seminar, to, isOpen, isBeside }: SeminarRowProps) {
  const { t } = useTranslation('seminars');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const { organizer } = seminar;
  return (
    <ListRow
      link={<Link to={to} preventScrollReset={isBeside} />}
      selected={isOpen}
      leading={
        <Avatar shape="square" name={pickBilingual(organizer, 'name', language)} seed={organizer.id} />
      }
      title={pickBilingual(seminar, 'title', language)}
      subtitle={organizerLabel(seminar, language, t)}
      meta={format.list([
        timeLabel(seminar, format),
        labels(`meetingStyle.${seminar.style}`),
        pickBilingual(seminar, 'placeName', language),
      ])}
      footer={<SeminarState seminar={seminar} />}
      aside={<FavoriteButton what="Seminar" entry={seminar} />}
      note={t('row.posted', { date: format.dayAndMonth(seminar.postedAt) })}
    />
  );
}
