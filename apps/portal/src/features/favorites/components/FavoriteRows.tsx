import type { Job } from '@michi/api/job';
import type { Seminar } from '@michi/api/seminar';
import { Avatar } from '@michi/design-system/avatar';
import { Badge } from '@michi/design-system/badge';
import { Inline } from '@michi/design-system/inline';
import { ListRow } from '@michi/design-system/list-row';
import { History, Lock } from 'lucide-react';
import { useContext, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { ClockContext, useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { DeadlineBadge } from '../../../shared/ui/detail/DeadlineBadge.tsx';
import { isOpenToYou } from '../../../shared/ui/detail/isOpenToYou.ts';
import { StageBadge } from '../../../shared/ui/detail/StageBadge.tsx';
import { FavoriteButton, type FavoriteButtonProps } from '../../../shared/ui/favorites/FavoriteButton.tsx';

interface FavoriteRowProps extends FavoriteButtonProps {
  readonly to: string;
  /** The company or organizer. */
  readonly by: Seminar['organizer'] | Job['company'];
  readonly facts: readonly (string | null)[];
  readonly children: ReactNode;
}

function FavoriteRow({ what, entry, to, by, facts, children }: FavoriteRowProps) {
  const { language } = useLanguage();
  const format = useFormat();
  const name = pickBilingual(by, 'name', language);
  return (
    <ListRow
      link={<Link to={to} />}
      leading={<Avatar shape="square" name={name} seed={by.id} />}
      title={pickBilingual(entry, 'title', language)}
      subtitle={name}
      meta={format.list(facts)}
      footer={<Inline gap="xsmall">{children}</Inline>}
      aside={<FavoriteButton what={what} entry={{ ...entry, isFavorite: true }} />}
    />
  );
}

/** A favorite job: what it is, its deadline, and the state of the application if there is one. */
export function FavoriteJobRow({ job, to }: { readonly job: Job; readonly to: string }) {
  const { t } = useTranslation('favorites');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const { application, applyBy, eligibility, kind } = job;
  const isClosed = eligibility.status === 'CLOSED';
  const [place] = job.locations;
  return (
    <FavoriteRow
      what="Job"
      entry={job}
      to={to}
      by={job.company}
      facts={[
        place === undefined ? null : pickBilingual(place, 'city', language),
        job.salary === null ? null : format.salary(job.salary),
        job.workStyle === null ? null : labels(`workStyle.${job.workStyle}`),
        kind === 'INTERNSHIP' ? labels('kind.INTERNSHIP') : null,
      ]}
    >
      {isClosed && <Badge icon={Lock}>{t('closed')}</Badge>}
      {!isClosed && applyBy !== null && (
        <DeadlineBadge at={applyBy} isPassive={application !== null || !isOpenToYou(job)} />
      )}
      {application !== null && <StageBadge stage={application.stage} kind={kind} />}
    </FavoriteRow>
  );
}

/** A favorite seminar: what it is, time and place, and the deadline. */
export function FavoriteSeminarRow({ seminar, to }: { readonly seminar: Seminar; readonly to: string }) {
  const { t } = useTranslation('favorites');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const now = useContext(ClockContext)();
  const { applicationDeadline, endsAt, startsAt, style } = seminar;
  const isOver = new Date(endsAt) < now;
  return (
    <FavoriteRow
      what="Seminar"
      entry={seminar}
      to={to}
      by={seminar.organizer}
      facts={[
        format.dateAndTime(startsAt),
        labels(`meetingStyle.${style}`),
        pickBilingual(seminar, 'placeName', language),
      ]}
    >
      {isOver && <Badge icon={History}>{t('over')}</Badge>}
      {!isOver && applicationDeadline !== null && (
        <DeadlineBadge at={applicationDeadline} isPassive={seminar.application !== null} />
      )}
    </FavoriteRow>
  );
}
