import { Grid } from '@michi/design-system/grid';
import { PageHeader } from '@michi/design-system/page-header';
import { SearchField } from '@michi/design-system/search-field';
import { Stack } from '@michi/design-system/stack';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths, withQuery } from '../../shared/paths.ts';
import { useScreenTitle } from '../../shared/screen/screenTitle.ts';
import { NewsList } from './components/NewsList.tsx';
import { PostPage } from './components/PostPage.tsx';
import { longestSearch, readNewsAddress, type NewsAddress } from './newsAddress.ts';

/** The news: published posts, the latest first, or the one that a link names. */
export function NewsScreen() {
  const [query] = useSearchParams();
  const address = readNewsAddress(query);
  return address.post === null ? <AllNews address={address} /> : <PostPage id={address.post} />;
}

function AllNews({ address }: { readonly address: NewsAddress }) {
  const { t } = useTranslation('news');
  const navigate = useNavigate();
  useScreenTitle(t('title'));
  const go = ({ page = 1, search = '' }: { readonly page?: number; readonly search?: string }) =>
    void navigate(withQuery(paths.news, { search, page: page === 1 ? null : page }));
  return (
    <Stack gap="medium">
      <PageHeader title={t('title')} />
      <Grid columns={{ desktop: 'sidebar' }} align="start">
        <Stack gap="medium">
          <SearchField
            key={address.search}
            label={t('search.label')}
            labelHidden
            placeholder={t('search.label')}
            clearLabel={t('search.clear')}
            defaultValue={address.search}
            searchOn="enter"
            maxLength={longestSearch}
            onSearch={(words) => go({ search: words.trim() })}
          />
          <NewsList address={address} onChange={go} />
        </Stack>
      </Grid>
    </Stack>
  );
}
