import { useProfile } from '@michi/api/user';
import { Card } from '@michi/design-system/card';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { TabLinks } from '@michi/design-system/tabs';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, type LoaderFunction } from 'react-router-dom';
import { Awaited } from '../../shared/ui/results/Awaited.tsx';
import { useAddress } from '../../shared/navigation/useAddress.ts';
import { prefetch } from '../../shared/navigation/prefetch.ts';
import { ListHeader } from '../../shared/ui/results/ListHeader.tsx';
import { FavoriteResults, favoriteJobsQuery, favoriteSeminarsQuery } from './components/FavoriteResults.tsx';
import { favoriteKinds, favorites } from './favoritesAddress.ts';

/** The queries of a university wait until it is known that the student has one. */
export const clientLoader: LoaderFunction = ({ url: { searchParams } }) => {
  const address = favorites.read(searchParams);
  return prefetch(
    address.tab.audience === 'PUBLIC' ? [favoriteJobsQuery(address), favoriteSeminarsQuery(address)] : [],
  );
};

/** The student's favorites: jobs and seminars, public and of the university, by tab. */
export function Component() {
  const { t } = useTranslation('favorites');
  const { data: profile, isPending } = useProfile();
  const hasUniversity = profile?.isNonUniversity === false;
  const { address: asked, linkAfter, change } = useAddress(favorites);
  const isOfUniversity = asked.tab.audience === 'UNIVERSITY';
  // A link may lead to a tab that a student without a university does not have.
  if (isOfUniversity && profile?.isNonUniversity === true)
    return <Navigate to={linkAfter({ tab: favoriteKinds[0] })} replace />;
  // Until a university is known, those tabs are not shown, whatever the address says.
  const address = isOfUniversity && !hasUniversity ? { ...asked, tab: favoriteKinds[0] } : asked;
  const kinds = favoriteKinds.filter(({ audience }) => audience === 'PUBLIC' || hasUniversity);
  return (
    <Stack gap="medium">
      <ListHeader title={t('title')} />
      <TabLinks
        label={t('tabs.label')}
        value={address.tab.name}
        items={kinds.map((tab) => ({
          value: tab.name,
          label: t(`tabs.${tab.name}`),
          link: <Link to={favorites.to({ tab })} />,
        }))}
      />
      {isOfUniversity && isPending ? (
        <Awaited>
          <Card padding="none">
            <SkeletonRows label={t('loading')} count={5} />
          </Card>
        </Awaited>
      ) : (
        <FavoriteResults key={address.tab.name} address={address} change={change} />
      )}
    </Stack>
  );
}
