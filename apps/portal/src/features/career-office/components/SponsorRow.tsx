import type { Sponsor } from '@michi/api/university';
import { Avatar } from '@michi/design-system/avatar';
import { Badge } from '@michi/design-system/badge';
import { ListRow } from '@michi/design-system/list-row';
import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { toSponsorCompany } from '../../../shared/navigation/paths.ts';

/** A sponsor of the university: what it supports, and whether it has jobs for its students. */
export function SponsorRow({ sponsor }: { readonly sponsor: Sponsor }) {
  const { t } = useTranslation('career-office');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const { company, sponsorSince, universityJobs } = sponsor;
  const { industry, location } = company;
  const name = pickBilingual(company, 'name', language);
  const support = pickBilingual(sponsor, 'support', language);
  return (
    <ListRow
      link={<Link to={toSponsorCompany(company.id)} />}
      leading={<Avatar shape="square" name={name} seed={company.id} />}
      title={name}
      {...(support !== null && { subtitle: support })}
      meta={format.list([
        industry === null ? null : pickBilingual(industry, 'title', language),
        location === null ? null : pickBilingual(location, 'city', language),
        sponsorSince === null ? null : t('sponsors.since', { date: format.monthAndYear(sponsorSince) }),
      ])}
      {...((universityJobs > 0 || company.isVerified) && {
        footer: (
          <>
            {universityJobs > 0 &&
              t('sponsors.jobs', { count: universityJobs, formatted: format.number(universityJobs) })}
            {company.isVerified && (
              <Badge tone="info" icon={BadgeCheck}>
                {labels('verifiedCompany')}
              </Badge>
            )}
          </>
        ),
      })}
    />
  );
}
