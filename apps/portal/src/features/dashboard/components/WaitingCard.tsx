import { Card } from '@michi/design-system/card';
import { ListRow } from '@michi/design-system/list-row';
import { Stack } from '@michi/design-system/stack';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { daysBetween, ianaTimeZone } from '../../../shared/format/dates.ts';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { ClockContext, TimeZoneContext, useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { toApplication } from '../../../shared/navigation/paths.ts';
import { CompanyAvatar } from '../../../shared/ui/company/CompanyAvatar.tsx';
import { sinceOf, type WaitingApplication } from '../nextSteps.ts';
import { MoreButton } from './NextStepsCard.tsx';

/** Applications shown before "show all". */
const limit = 10;

export interface WaitingCardProps {
  readonly waiting: readonly WaitingApplication[];
}

/**
 * Every application on which the company or the university has to act next, longest wait first; each row leads to its
 * application. Nothing without any.
 */
export function WaitingCard({ waiting }: WaitingCardProps) {
  const { t } = useTranslation('dashboard');
  const [isWhole, setWhole] = useState(false);
  if (waiting.length === 0) return null;
  return (
    <Card
      title={t('waiting.title')}
      headerEnd={t('waiting.order')}
      ruled
      padding="none"
      {...(waiting.length > limit && {
        footer: <MoreButton isWhole={isWhole} onChange={setWhole} count={waiting.length} />,
      })}
    >
      <Stack as="ul" gap="none">
        {waiting.slice(0, isWhole ? waiting.length : limit).map((application) => (
          <WaitingRow key={application.applicationId} application={application} />
        ))}
      </Stack>
    </Card>
  );
}

function WaitingRow({ application }: { readonly application: WaitingApplication }) {
  const { t } = useTranslation('dashboard');
  const { t: labels } = useTranslation('labels');
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
      leading={<CompanyAvatar company={job.company} />}
      title={company}
      subtitle={pickBilingual(job, 'title', language)}
      meta={format.list([
        t(`waiting.since.${sinceOf(application)}`, { count: days }),
        resultBy === null
          ? null
          : labels(
              `application.state.${job.application?.isResultOverdue === true ? 'overdue' : 'expectedBy'}`,
              {
                date: format.date(resultBy),
              },
            ),
      ])}
    />
  );
}
