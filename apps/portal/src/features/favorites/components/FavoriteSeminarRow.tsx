import type { Seminar } from '@michi/api/seminar';
import { Avatar } from '@michi/design-system/avatar';
import { Badge } from '@michi/design-system/badge';
import { Inline } from '@michi/design-system/inline';
import { ListRow } from '@michi/design-system/list-row';
import { History } from 'lucide-react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { DeadlineBadge } from '../../../shared/ui/detail/DeadlineBadge.tsx';
import { ClockContext, useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { RemoveButton } from './RemoveButton.tsx';

export interface FavoriteSeminarRowProps {
  readonly seminar: Seminar;
  readonly to: string;
  readonly onRemove: () => void;
}

/** A favorite seminar: what it is, time and place, and the deadline. */
export function FavoriteSeminarRow({ seminar, to, onRemove }: FavoriteSeminarRowProps) {
  const { t } = useTranslation('favorites');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const now = useContext(ClockContext)();
  const { organizer, startsAt, endsAt, applicationDeadline } = seminar;
  const title = pickBilingual(seminar, 'title', language);
  const organizerName = pickBilingual(organizer, 'name', language);
  const isOver = new Date(endsAt) < now;
  return (
    <ListRow
      link={<Link to={to} />}
      leading={<Avatar shape="square" name={organizerName} seed={organizer.id} />}
      title={title}
      subtitle={organizerName}
      meta={format.list([
        format.dateAndTime(startsAt),
        labels(`meetingStyle.${seminar.style}`),
        pickBilingual(seminar, 'placeName', language),
      ])}
      footer={
        <Inline gap="xsmall">
          {isOver && <Badge icon={History}>{t('over')}</Badge>}
          {!isOver && applicationDeadline !== null && (
            <DeadlineBadge at={applicationDeadline} isPassive={seminar.application !== null} />
          )}
        </Inline>
      }
      aside={<RemoveButton title={title} onRemove={onRemove} />}
    />
  );
}
