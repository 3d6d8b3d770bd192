import type { StudentJobSummary } from '@michi/api/job';
import { Avatar } from '@michi/design-system/avatar';
import { Card } from '@michi/design-system/card';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { ListRow } from '@michi/design-system/list-row';
import { Stack } from '@michi/design-system/stack';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { daysBetween } from '../../../shared/format/calendarParts.ts';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { ianaTimeZone } from '../../../shared/format/timeZones.ts';
import { ClockContext, TimeZoneContext, useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { jobTabs } from '../../../shared/navigation/jobTabs.ts';
import { toApplication, toJobs } from '../../../shared/navigation/paths.ts';
import { sinceOf, type WaitingApplication } from '../waitingSince.ts';
import { MoreButton } from './MoreButton.tsx';

/** Applications shown before "show all". */
const shown = 10;

export type WaitingCardProps = Pick<StudentJobSummary, 'waiting' | 'waitingCount'>;

/**
 * Applications on which the company or the university has to act next and that are in no next step, longest wait first; each
 * row leads to its application. Those that the summary leaves out are in the list of applications. Nothing without any.
 */
export function WaitingCard({ waiting, waitingCount }: WaitingCardProps) {
  const { t } = useTranslation('dashboard');
  const [isWhole, setWhole] = useState(false);
  if (waiting.length === 0) return null;
  const isFoldable = waiting.length > shown;
  const left = waitingCount - waiting.length;
  return (
    <Card
      title={t('waiting.title')}
      headerEnd={t('waiting.order')}
      ruled
      padding="none"
      {...((isFoldable || left > 0) && {
        footer: (
          <Inline justify="between">
            {isFoldable && (
              <MoreButton isWhole={isWhole} onChange={setWhole} count={waiting.length} partial={left > 0} />
            )}
            {left > 0 && (
              <Link asChild size="small">
                <RouterLink to={toJobs('PUBLIC', { tab: jobTabs.appliedJobs, turn: 'COMPANY' })}>
                  {t('waiting.left', { count: left })}
                </RouterLink>
              </Link>
            )}
          </Inline>
        ),
      })}
    >
      <Stack as="ul" gap="none">
        {waiting.slice(0, isWhole ? waiting.length : shown).map((application) => (
          <WaitingRow key={application.applicationId} application={application} />
        ))}
      </Stack>
    </Card>
  );
}

function WaitingRow({ application }: { readonly application: WaitingApplication }) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const format = useFormat();
  const now = useContext(ClockContext)();
  const zone = ianaTimeZone(useContext(TimeZoneContext));
  const { applicationId, job, since } = application;
  const company = pickBilingual(job.company, 'name', language);
  const resultBy = job.application?.resultExpectedBy ?? null;
  const days = Math.max(0, daysBetween(new Date(since), now, zone));
  return (
    <ListRow
      link={<RouterLink to={toApplication(applicationId)} />}
      leading={<Avatar shape="square" name={company} seed={job.company.id} />}
      title={company}
      subtitle={pickBilingual(job, 'title', language)}
      meta={format.list([
        t(`waiting.since.${sinceOf(application)}`, { count: days }),
        resultBy === null ? null : t('waiting.expected', { date: format.date(resultBy) }),
      ])}
    />
  );
}
