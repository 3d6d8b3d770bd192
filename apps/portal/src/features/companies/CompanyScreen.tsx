import type { CompanyDetail } from '@michi/api/company';
import { Grid } from '@michi/design-system/grid';
import { Stack } from '@michi/design-system/stack';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams, type LoaderFunction } from 'react-router-dom';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { BackLink } from '../../shared/navigation/links.tsx';
import { paths, toFavorites, toJobs, toSeminars, toSponsors } from '../../shared/navigation/paths.ts';
import { prefetch } from '../../shared/navigation/prefetch.ts';
import { useScreenTitle } from '../../shared/navigation/screenTitle.ts';
import { openedIn } from '../../shared/navigation/searchParams.ts';
import { DetailState } from '../../shared/ui/detail/DetailState.tsx';
import { companies, profileViews } from './companiesAddress.ts';
import {
  AboutCard,
  BenefitsCard,
  ContactCard,
  NumbersCard,
  OverviewCard,
  PeopleCard,
  WorkingCard,
} from './CompanyFacts.tsx';
import { CompanyHeader } from './CompanyHeader.tsx';
import { CompanyJobs, CompanySeminars } from './CompanyLists.tsx';
import { companyQuery } from './queries.ts';

/** Keys of the back link and of the link for a missing company. */
const labelKeys = {
  jobs: { back: 'back', action: 'notFound.action' },
  seminars: { back: 'backToSeminars', action: 'notFound.toSeminars' },
  favorites: { back: 'backToFavorites', action: 'notFound.toFavorites' },
  sponsors: { back: 'backToSponsors', action: 'notFound.toSponsors' },
  companies: { back: 'backToCompanies', action: 'notFound.toCompanies' },
  viewed: { back: 'backToViewed', action: 'notFound.toViewed' },
} as const;

const parentList = (
  pathname: string,
  query: URLSearchParams,
): { readonly kind: keyof typeof labelKeys; readonly to: string } => {
  switch (pathname) {
    case paths.universityJobCompany:
      return { kind: 'jobs', to: toJobs('UNIVERSITY') };
    case paths.publicSeminarCompany:
      return { kind: 'seminars', to: toSeminars('PUBLIC') };
    case paths.universitySeminarCompany:
      return { kind: 'seminars', to: toSeminars('UNIVERSITY') };
    case paths.favoriteCompany:
      return { kind: 'favorites', to: toFavorites({ tab: query.get('tab') }) };
    case paths.listedCompany:
      return { kind: 'companies', to: companies.to(companies.read(query)) };
    case paths.viewedProfileCompany:
      return { kind: 'viewed', to: profileViews.to(profileViews.read(query)) };
    case paths.sponsorCompany:
      return { kind: 'sponsors', to: toSponsors() };
    default:
      return { kind: 'jobs', to: toJobs('PUBLIC') };
  }
};

export const clientLoader: LoaderFunction = ({ url: { searchParams } }) =>
  prefetch([companyQuery(openedIn(searchParams))]);

/** A company with everything it states, its open jobs and its seminars. */
export function Component() {
  const { t } = useTranslation('companies');
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const [address] = useSearchParams();
  const list = parentList(pathname, address);
  const id = openedIn(address);
  const query = useQuery(companyQuery(id));
  const { data: detail } = query;
  useScreenTitle(detail && pickBilingual(detail.company, 'name', language));
  const keys = labelKeys[list.kind];
  const back = <BackLink to={list.to}>{t(keys.back)}</BackLink>;
  if (detail !== undefined) return <CompanyContents detail={detail} back={back} />;
  return (
    <DetailState
      id={id}
      query={query}
      back={back}
      to={list.to}
      texts={{
        loading: t('loading'),
        failed: t('failed'),
        missing: {
          title: t('notFound.title'),
          text: t('notFound.text'),
          action: t(keys.action),
        },
      }}
    />
  );
}

interface CompanyContentsProps {
  readonly detail: CompanyDetail;
  readonly back: ReactNode;
}

/** A company with its facts, open jobs and seminars, in two columns. */
export function CompanyContents({ detail, back }: CompanyContentsProps) {
  return (
    <Stack gap="large">
      <CompanyHeader detail={detail} back={back} />
      <Grid columns={{ desktop: 'sidebar' }} align="start">
        <Stack gap="large">
          <AboutCard detail={detail} />
          <PeopleCard detail={detail} />
          <CompanyJobs company={detail.company} />
          <CompanySeminars company={detail.company} />
          <WorkingCard detail={detail} />
        </Stack>
        <Stack gap="large">
          <NumbersCard detail={detail} />
          <OverviewCard detail={detail} />
          <BenefitsCard detail={detail} />
          <ContactCard detail={detail} />
        </Stack>
      </Grid>
    </Stack>
  );
}
