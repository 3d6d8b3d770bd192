import type { Sponsor } from '@michi/api/university';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { Link } from '@michi/design-system/link';
import { Stack } from '@michi/design-system/stack';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { toSponsors } from '../../../shared/navigation/paths.ts';
import { SponsorRow } from './SponsorRow.tsx';

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
