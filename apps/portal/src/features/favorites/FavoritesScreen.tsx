import { useProfile } from '@michi/api/user';
import { Card } from '@michi/design-system/card';
import { PageHeader } from '@michi/design-system/page-header';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { TabLinks } from '@michi/design-system/tabs';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { toFavorites } from '../../shared/paths.ts';
import { useScreenTitle } from '../../shared/screen/screenTitle.ts';
import { FavoriteResults } from './components/FavoriteResults.tsx';
import { favoriteKinds, readFavoritesAddress } from './favoritesAddress.ts';

/** What the student keeps: jobs and seminars, public and of the university, each in a tab of its own. */
export function FavoritesScreen() {
  const { t } = useTranslation('favorites');
  const [query] = useSearchParams();
  const { data: profile, isPending } = useProfile();
  useScreenTitle(t('title'));
  const hasUniversity = profile?.isNonUniversity === false;
  const asked = readFavoritesAddress(query);
  const isOfUniversity = asked.kind.audience === 'UNIVERSITY';
  // Without a university there is nothing behind those tabs, whatever a link says.
  const address = isOfUniversity && !hasUniversity ? readFavoritesAddress(new URLSearchParams()) : asked;
  const kinds = favoriteKinds.filter(({ audience }) => audience === 'PUBLIC' || hasUniversity);
  return (
    <Stack gap="medium">
      <PageHeader title={t('title')} />
      <TabLinks
        label={t('tabs.label')}
        value={String(address.tab)}
        items={kinds.map(({ name }, tab) => ({
          value: String(tab),
          label: t(`tabs.${name}`),
          link: <Link to={toFavorites({ tab: tab === 0 ? null : tab })} />,
        }))}
      />
      {isOfUniversity && isPending ? (
        <Card padding="none">
          <SkeletonRows label={t('loading')} count={5} />
        </Card>
      ) : (
        <FavoriteResults key={address.tab} address={address} />
      )}
    </Stack>
  );
}
