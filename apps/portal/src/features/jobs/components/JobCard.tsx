import type { Job } from '@michi/api/job';
import { Avatar } from '@michi/design-system/avatar';
import { Card } from '@michi/design-system/card';
import { Divider } from '@michi/design-system/divider';
import { Heading } from '@michi/design-system/heading';
import { Icon, type IconComponent } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { Banknote, CircleCheck, House, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { payAndPeriod, placeLabel } from '../jobLabels.ts';
import type { JobNote } from '../useJobPage.ts';
import { CompanyName } from './CompanyName.tsx';
import { FavoriteButton } from './FavoriteButton.tsx';
import { JobNotes } from './JobNotes.tsx';
import { JobState } from './JobState.tsx';

function Fact({
  icon,
  tone,
  children,
}: {
  readonly icon: IconComponent;
  readonly tone?: 'success';
  readonly children: string;
}) {
  return (
    <Text as="div" {...(tone !== undefined && { tone })}>
      <Inline gap="xsmall" wrap={false}>
        <Icon icon={icon} size="small" />
        <span>{children}</span>
      </Inline>
    </Text>
  );
}

export interface JobCardProps {
  readonly job: Job;
  /** Where the card leads. */
  readonly to: string;
  readonly note: JobNote | undefined;
}

/** A job in Card View. */
export function JobCard({ job, to, note }: JobCardProps) {
  const { t } = useTranslation('jobs');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  return (
    <Card as="li">
      <Stack gap="small">
        <Inline gap="small" wrap={false} align="start" justify="between">
          <Inline gap="small" wrap={false} align="start" grow>
            <Avatar
              shape="square"
              name={pickBilingual(job.company, 'name', language)}
              seed={job.company.id}
            />
            <Stack gap="none" grow>
              <Heading level={2} size="body" lines={3}>
                <Link asChild tone="text">
                  <RouterLink to={to}>{pickBilingual(job, 'title', language)}</RouterLink>
                </Link>
              </Heading>
              <Text as="div" size="small" tone="soft">
                <CompanyName company={job.company} />
              </Text>
            </Stack>
          </Inline>
          <FavoriteButton job={job} />
        </Inline>
        <Stack gap="xxsmall">
          <Fact icon={MapPin}>{placeLabel(job, language)}</Fact>
          <Fact icon={Banknote}>{format.text(format.list(payAndPeriod(job, language, format, t)))}</Fact>
          <Fact icon={House}>
            {format.text(job.workStyle === null ? null : labels(`workStyle.${job.workStyle}`))}
          </Fact>
          {job.application === null && job.eligibility.status === 'ELIGIBLE' && (
            <Fact icon={CircleCheck} tone="success">
              {t('row.youCanApply')}
            </Fact>
          )}
        </Stack>
        <Divider />
        <Inline justify="between" align="center">
          <Stack gap="xxsmall">
            <JobState job={job} />
            <JobNotes note={note} />
          </Stack>
          <Text as="span" size="tiny" tone="soft" nowrap>
            {t('row.posted', { date: format.dayAndMonth(job.postedAt) })}
          </Text>
        </Inline>
      </Stack>
    </Card>
  );
}
