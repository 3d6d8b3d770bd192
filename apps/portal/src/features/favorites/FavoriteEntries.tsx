import type { Job } from '@michi/api/job';
import type { Seminar } from '@michi/api/seminar';
import { Badge } from '@michi/design-system/badge';
import type { IconComponent } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { ListRow } from '@michi/design-system/list-row';
import {
  Banknote,
  BriefcaseBusiness,
  CalendarDays,
  CircleSlash2,
  History,
  House,
  Lock,
  MapPin,
  Monitor,
} from 'lucide-react';
import { useContext, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { ClockContext, useFormat } from '../../shared/format/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { DeadlineBadge, isOpenToYou } from '../../shared/ui/detail/DeadlineBadge.tsx';
import { StageBadge } from '../../shared/ui/detail/StageBadge.tsx';
import { CompanyAvatar, OrganizerAvatar } from '../../shared/ui/company/CompanyAvatar.tsx';
import { FavoriteButton, type FavoriteButtonProps } from '../../shared/ui/detail/FavoriteButton.tsx';
import { CardFact, EntryCard } from '../../shared/ui/results/ListCard.tsx';

interface AppearanceProps {
  readonly to: string;
  /** Shown as a card instead of a row. */
  readonly isCard: boolean;
}

interface FavoriteEntryProps extends FavoriteButtonProps, AppearanceProps {
  /** The company or organizer. */
  readonly by: Seminar['organizer'] | Job['company'];
  readonly avatar: ReactNode;
  /** The icon of each is shown in a card; an unknown fact is null. */
  readonly facts: readonly { readonly icon: IconComponent; readonly text: string | null }[];
  readonly children: ReactNode;
}

function FavoriteEntry({ what, entry, to, isCard, by, avatar, facts, children }: FavoriteEntryProps) {
  const { language } = useLanguage();
  const format = useFormat();
  const name = pickBilingual(by, 'name', language);
  const head = {
    leading: avatar,
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
        meta={format.list(facts.map(({ text }) => text))}
        footer={state}
      />
    );
  return (
    <EntryCard
      {...head}
      to={to}
      facts={facts.map(
        ({ icon, text }) =>
          text !== null && (
            <CardFact key={text} icon={icon}>
              {text}
            </CardFact>
          ),
      )}
    >
      {state}
    </EntryCard>
  );
}

/** A favorite job: what it is, its deadline, and the state of the application if there is one. */
export function FavoriteJob({ job, ...appearance }: AppearanceProps & { readonly job: Job }) {
  const { t } = useTranslation('favorites');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const { application, applyBy, eligibility, kind } = job;
  const isClosed = eligibility.status === 'CLOSED';
  const [location] = job.locations;
  return (
    <FavoriteEntry
      what="Job"
      entry={job}
      {...appearance}
      by={job.company}
      avatar={<CompanyAvatar company={job.company} />}
      facts={[
        { icon: MapPin, text: location === undefined ? null : pickBilingual(location, 'city', language) },
        { icon: Banknote, text: job.salary === null ? null : format.salary(job.salary) },
        { icon: House, text: job.workStyle === null ? null : labels(`workStyle.${job.workStyle}`) },
        { icon: BriefcaseBusiness, text: kind === 'INTERNSHIP' ? labels('kind.INTERNSHIP') : null },
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
export function FavoriteSeminar({ seminar, ...appearance }: AppearanceProps & { readonly seminar: Seminar }) {
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
      {...appearance}
      by={seminar.organizer}
      avatar={<OrganizerAvatar seminar={seminar} />}
      facts={[
        { icon: CalendarDays, text: format.dateAndTime(startsAt) },
        { icon: Monitor, text: labels(`meetingStyle.${style}`) },
        { icon: MapPin, text: pickBilingual(seminar, 'placeName', language) },
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
