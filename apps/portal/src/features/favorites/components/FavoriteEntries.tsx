import type { Job } from '@michi/api/job';
import type { Seminar } from '@michi/api/seminar';
import { Avatar } from '@michi/design-system/avatar';
import { Badge } from '@michi/design-system/badge';
import type { IconComponent } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { ListRow } from '@michi/design-system/list-row';
import {
  Banknote,
  BriefcaseBusiness,
  CalendarDays,
  History,
  House,
  Lock,
  MapPin,
  Monitor,
  CircleSlash2,
} from 'lucide-react';
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
import { CardFact, EntryCard } from '../../../shared/ui/results/EntryCard.tsx';

interface ShownProps {
  readonly to: string;
  /** Shown as a card instead of a row. */
  readonly isCard: boolean;
}

interface FavoriteEntryProps extends FavoriteButtonProps, ShownProps {
  /** The company or organizer. */
  readonly by: Seminar['organizer'] | Job['company'];
  /** The icon of each is shown in a card; an unknown fact is null. */
  readonly facts: readonly { readonly icon: IconComponent; readonly words: string | null }[];
  readonly children: ReactNode;
}

function FavoriteEntry({ what, entry, to, isCard, by, facts, children }: FavoriteEntryProps) {
  const { language } = useLanguage();
  const format = useFormat();
  const name = pickBilingual(by, 'name', language);
  const head = {
    leading: <Avatar shape="square" name={name} seed={by.id} />,
    title: pickBilingual(entry, 'title', language),
    subtitle: name,
    aside: <FavoriteButton what={what} entry={{ ...entry, isFavorite: true }} />,
  };
  const state = <Inline gap="xsmall">{children}</Inline>;
  if (!isCard)
    return (
      <ListRow
        {...head}
        link={<Link to={to} />}
        meta={format.list(facts.map(({ words }) => words))}
        footer={state}
      />
    );
  return (
    <EntryCard
      {...head}
      to={to}
      facts={facts.map(
        ({ icon, words }) =>
          words !== null && (
            <CardFact key={words} icon={icon}>
              {words}
            </CardFact>
          ),
      )}
    >
      {state}
    </EntryCard>
  );
}

/** A favorite job: what it is, its deadline, and the state of the application if there is one. */
export function FavoriteJob({ job, ...shown }: ShownProps & { readonly job: Job }) {
  const { t } = useTranslation('favorites');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const { application, applyBy, eligibility, kind } = job;
  const isClosed = eligibility.status === 'CLOSED';
  const [place] = job.locations;
  return (
    <FavoriteEntry
      what="Job"
      entry={job}
      {...shown}
      by={job.company}
      facts={[
        { icon: MapPin, words: place === undefined ? null : pickBilingual(place, 'city', language) },
        { icon: Banknote, words: job.salary === null ? null : format.salary(job.salary) },
        { icon: House, words: job.workStyle === null ? null : labels(`workStyle.${job.workStyle}`) },
        { icon: BriefcaseBusiness, words: kind === 'INTERNSHIP' ? labels('kind.INTERNSHIP') : null },
      ]}
    >
      {isClosed && <Badge icon={Lock}>{t('closed')}</Badge>}
      {!isClosed && applyBy !== null && (
        <DeadlineBadge at={applyBy} isPassive={application !== null || !isOpenToYou(job)} />
      )}
      {application !== null && <StageBadge application={application} kind={kind} />}
    </FavoriteEntry>
  );
}

/** A favorite seminar: what it is, time and place, and the deadline. */
export function FavoriteSeminar({ seminar, ...shown }: ShownProps & { readonly seminar: Seminar }) {
  const { t } = useTranslation('favorites');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const now = useContext(ClockContext)();
  const { applyBy, cancelledAt, endsAt, startsAt, style } = seminar;
  const isOver = new Date(endsAt) < now;
  return (
    <FavoriteEntry
      what="Seminar"
      entry={seminar}
      {...shown}
      by={seminar.organizer}
      facts={[
        { icon: CalendarDays, words: format.dateAndTime(startsAt) },
        { icon: Monitor, words: labels(`meetingStyle.${style}`) },
        { icon: MapPin, words: pickBilingual(seminar, 'placeName', language) },
      ]}
    >
      {cancelledAt !== null && <Badge icon={CircleSlash2}>{t('cancelled')}</Badge>}
      {cancelledAt === null && isOver && <Badge icon={History}>{t('over')}</Badge>}
      {cancelledAt === null && !isOver && applyBy !== null && (
        <DeadlineBadge at={applyBy} isPassive={seminar.application !== null} />
      )}
    </FavoriteEntry>
  );
}
