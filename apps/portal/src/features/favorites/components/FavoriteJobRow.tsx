import type { Job } from '@michi/api/job';
import { Avatar } from '@michi/design-system/avatar';
import { Badge } from '@michi/design-system/badge';
import { Inline } from '@michi/design-system/inline';
import { ListRow } from '@michi/design-system/list-row';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { DeadlineBadge } from '../../../shared/ui/detail/DeadlineBadge.tsx';
import { isOpenToYou } from '../../../shared/ui/detail/isOpenToYou.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { StageBadge } from '../../../shared/ui/detail/StageBadge.tsx';
import { RemoveButton } from './RemoveButton.tsx';

export interface FavoriteJobRowProps {
  readonly job: Job;
  readonly to: string;
  readonly onRemove: () => void;
}

/** A favorite job: what it is, its deadline, and the state of the application if there is one. */
export function FavoriteJobRow({ job, to, onRemove }: FavoriteJobRowProps) {
  const { t } = useTranslation('favorites');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const { application, applyBy, company, eligibility } = job;
  const isClosed = eligibility.status === 'CLOSED';
  const title = pickBilingual(job, 'title', language);
  const companyName = pickBilingual(company, 'name', language);
  const [place] = job.locations;
  return (
    <ListRow
      link={<Link to={to} />}
      leading={<Avatar shape="square" name={companyName} seed={company.id} />}
      title={title}
      subtitle={companyName}
      meta={format.list([
        place === undefined ? null : pickBilingual(place, 'city', language),
        job.salary === null ? null : format.salary(job.salary),
        job.workStyle === null ? null : labels(`workStyle.${job.workStyle}`),
        job.kind === 'INTERNSHIP' ? labels('kind.INTERNSHIP') : null,
      ])}
      footer={
        <Inline gap="xsmall">
          {isClosed && <Badge icon={Lock}>{t('closed')}</Badge>}
          {!isClosed && applyBy !== null && (
            <DeadlineBadge at={applyBy} isPassive={application !== null || !isOpenToYou(job)} />
          )}
          {application !== null && <StageBadge stage={application.stage} kind={job.kind} />}
        </Inline>
      }
      aside={<RemoveButton title={title} onRemove={onRemove} />}
    />
  );
}
