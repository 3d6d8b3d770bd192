import type { UniversityDetail } from '@michi/api/university';
import { Avatar } from '@michi/design-system/avatar';
import { Grid } from '@michi/design-system/grid';
import { PageHeader } from '@michi/design-system/page-header';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useClosedMessage, useRules } from '../useRules.ts';
import { BookButton } from './BookButton.tsx';
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
        actions={closed === null && <BookButton />}
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
