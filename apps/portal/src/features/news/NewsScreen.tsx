import { Grid } from '@michi/design-system/grid';
import { PageHeader } from '@michi/design-system/page-header';
import { Stack } from '@michi/design-system/stack';
import { useTranslation } from 'react-i18next';
import { useAddress, type AddressState } from '../../shared/navigation/useAddress.ts';
import { ListSearch } from '../../shared/ui/results/ListSearch.tsx';
import { NewsList } from './components/NewsList.tsx';
import { PostPage } from './components/PostPage.tsx';
import { news, type NewsAddress } from './newsAddress.ts';

/** The news: published posts, the latest first, or the one that a link names. */
export function NewsScreen() {
  const place = useAddress(news, { post: null });
  return place.address.post === null ? <AllNews place={place} /> : <PostPage id={place.address.post} />;
}

function AllNews({ place }: { readonly place: AddressState<NewsAddress> }) {
  const { t } = useTranslation('news');
  return (
    <Stack gap="medium">
      <PageHeader title={t('title')} />
      <Grid columns={{ desktop: 'sidebar' }} align="start">
        <Stack gap="medium">
          <ListSearch
            value={place.address.search}
            label={t('search.label')}
            onSearch={(search) => place.change({ search })}
          />
          <NewsList {...place} />
        </Stack>
      </Grid>
    </Stack>
  );
}
