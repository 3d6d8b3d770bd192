import { useShowUniversity, type UniversityDetail } from '@michi/api/university';
import { useProfile } from '@michi/api/user';
import { Avatar } from '@michi/design-system/avatar';
import { Grid } from '@michi/design-system/grid';
import { PageHeader } from '@michi/design-system/page-header';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { BackLink } from '../../shared/navigation/links.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { useScreenTitle } from '../../shared/navigation/screenTitle.ts';
import { DetailState } from '../../shared/ui/detail/DetailState.tsx';
import { CoverPicture } from '../../shared/ui/files/CoverPicture.tsx';
import { UniversityOnly } from '../../shared/ui/screen/UniversityOnly.tsx';
import { useClosedMessage, useRules, BookButton, ClosedAlert } from './components/BookingRules.tsx';
import { SponsorsCard } from './components/Sponsors.tsx';
import {
  AboutCard,
  CampusesCard,
  FacultiesCard,
  FiguresCard,
  OfficeCard,
  LocationCard,
  YearCard,
} from './components/UniversityFacts.tsx';

/** The student's university: location, faculties and figures, upcoming dates, and sponsors. */
export function Component() {
  const { t } = useTranslation('career-office');
  return (
    <UniversityOnly title={t('university.title')}>
      <OwnUniversity />
    </UniversityOnly>
  );
}

function OwnUniversity() {
  const { t } = useTranslation('career-office');
  const { language } = useLanguage();
  const { data: profile } = useProfile();
  const id = profile?.university?.id ?? '';
  const query = useShowUniversity(id, { query: { enabled: id !== '' } });
  const { data: detail } = query;
  useScreenTitle(detail && pickBilingual(detail.university, 'name', language));
  if (detail !== undefined) return <UniversityContents detail={detail} />;
  return (
    <DetailState
      id={id}
      query={query}
      back={<BackLink to={paths.careerOffice}>{t('title')}</BackLink>}
      to={paths.careerOffice}
      texts={{
        loading: t('university.loading'),
        failed: t('university.failed'),
        missing: {
          title: t('university.missing.title'),
          text: t('university.missing.text'),
          action: t('university.missing.action'),
        },
      }}
    />
  );
}

function UniversityContents({ detail }: { readonly detail: UniversityDetail }) {
  const { language } = useLanguage();
  const closed = useClosedMessage(useRules());
  const { university } = detail;
  const name = pickBilingual(university, 'name', language);
  const city = university.location === null ? null : pickBilingual(university.location, 'city', language);
  return (
    <Stack gap="large">
      <PageHeader
        {...(university.photo !== null && {
          cover: <CoverPicture picture={university.photo} sizes="(min-width: 1024px) 1200px, 100vw" />,
        })}
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
          <LocationCard detail={detail} />
          <OfficeCard detail={detail} />
          <CampusesCard detail={detail} />
          <YearCard detail={detail} />
        </Stack>
      </Grid>
    </Stack>
  );
}
