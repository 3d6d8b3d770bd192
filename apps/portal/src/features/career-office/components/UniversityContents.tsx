import type { UniversityDetail } from '@michi/api/university';
import { Avatar } from '@michi/design-system/avatar';
import { Button } from '@michi/design-system/button';
import { Grid } from '@michi/design-system/grid';
import { PageHeader } from '@michi/design-system/page-header';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { toBooking } from '../../../shared/navigation/paths.ts';
import { useClosedMessage, useRules } from '../useRules.ts';
import { ClosedAlert } from './ClosedAlert.tsx';
import { SponsorsCard } from './SponsorsCard.tsx';
import {
  AboutCard,
  CampusesCard,
  FacultiesCard,
  FiguresCard,
  OfficeCard,
  PlaceCard,
  YearCard,
} from './UniversityFacts.tsx';

export function UniversityContents({ detail }: { readonly detail: UniversityDetail }) {
  const { t } = useTranslation('career-office');
  const { language } = useLanguage();
  const closed = useClosedMessage(useRules());
  const { university } = detail;
  const name = pickBilingual(university, 'name', language);
  const city = university.location === null ? null : pickBilingual(university.location, 'city', language);
  return (
    <Stack gap="large">
      <PageHeader
        leading={<Avatar shape="square" size={72} name={name} seed={university.id} />}
        title={name}
        {...(city !== null && {
          subtitle: (
            <Text as="span" size="body" tone="soft">
              {city}
            </Text>
          ),
        })}
        actions={
          closed === null && (
            <Button asChild variant="primary" icon={CalendarPlus}>
              <Link to={toBooking()}>{t('book')}</Link>
            </Button>
          )
        }
      />
      <ClosedAlert closed={closed} />
      <Grid columns={{ desktop: 'sidebar' }} align="start">
        <Stack gap="large">
          <AboutCard detail={detail} />
          <FacultiesCard detail={detail} />
          <SponsorsCard sponsors={detail.sponsors} />
        </Stack>
        <Stack gap="large">
          <FiguresCard detail={detail} />
          <PlaceCard detail={detail} />
          <OfficeCard detail={detail} />
          <CampusesCard detail={detail} />
          <YearCard detail={detail} />
        </Stack>
      </Grid>
    </Stack>
  );
}
