import type { Sponsor } from '@michi/api/university';
import { Badge } from '@michi/design-system/badge';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { Link } from '@michi/design-system/link';
import { ListRow } from '@michi/design-system/list-row';
import { Stack } from '@michi/design-system/stack';
import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { toSponsorCompany, toSponsors } from '../../../shared/navigation/paths.ts';
import { CompanyAvatar } from '../../../shared/ui/company/CompanyAvatar.tsx';

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
      link={<RouterLink to={toSponsorCompany(company.id)} />}
      leading={<CompanyAvatar company={company} />}
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

/** The first sponsors of a university, and the way to all of them. */
export function SponsorsCard({ sponsors }: { readonly sponsors: readonly Sponsor[] }) {
  const { t } = useTranslation('career-office');
  if (sponsors.length === 0) {
    return (
      <Card title={t('sponsors.title')}>
        <EmptyState
          plain
          size="card"
          level={3}
          title={t('sponsors.none')}
          description={t('sponsors.noneNote')}
        />
      </Card>
    );
  }
  return (
    <Card
      title={t('sponsors.title')}
      ruled
      padding="none"
      footer={
        <Link asChild>
          <RouterLink to={toSponsors()}>{t('sponsors.all')}</RouterLink>
        </Link>
      }
    >
      <Stack as="ul" gap="none">
        {sponsors.map((sponsor) => (
          <SponsorRow key={sponsor.company.id} sponsor={sponsor} />
        ))}
      </Stack>
    </Card>
  );
}
