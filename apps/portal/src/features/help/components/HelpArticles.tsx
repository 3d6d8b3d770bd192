import { useFindHelps } from '@michi/api/common';
import { Card } from '@michi/design-system/card';
import { Grid } from '@michi/design-system/grid';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { ListSearch } from '../../../shared/ui/results/ListSearch.tsx';
import { askingTab, help, type HelpAddress } from '../helpAddress.ts';
import { HelpList } from './HelpList.tsx';
import { SubjectHelps } from './SubjectHelps.tsx';
import { Subjects } from './Subjects.tsx';
import { LinkButton } from '../../../shared/navigation/LinkButton.tsx';

/** Help articles: searched by text or by category. */
export function HelpArticles({ address: { article, category, search } }: { readonly address: HelpAddress }) {
  const { t } = useTranslation('help');
  const navigate = useNavigate();
  return (
    <Grid columns={{ desktop: 'sidebar' }} align="start">
      <Stack gap="medium">
        <ListSearch
          value={search}
          label={t('search.label')}
          onSearch={(words) => void navigate(help.to({ search: words }))}
        />
        {search !== '' ? (
          <FoundHelps search={search} />
        ) : category === null ? (
          <Subjects />
        ) : (
          <SubjectHelps id={category} article={article} />
        )}
      </Stack>
      <Card title={t('articles.more')}>
        <Stack gap="medium" align="start">
          <Text tone="soft">{t('articles.moreText')}</Text>
          <LinkButton to={help.to(askingTab)}>{t('ask')}</LinkButton>
        </Stack>
      </Card>
    </Grid>
  );
}

function FoundHelps({ search }: { readonly search: string }) {
  const { t } = useTranslation('help');
  const format = useFormat();
  const query = useFindHelps({ search }, { query: { placeholderData: keepPreviousData } });
  const count = query.data?.length ?? 0;
  return (
    <Stack gap="small">
      {count > 0 && (
        <Text tone="soft" size="small">
          <span role="status">{t('search.results', { count, formatted: format.number(count), search })}</span>
        </Text>
      )}
      <HelpList
        query={query}
        level={2}
        empty={{
          title: t('search.none', { search }),
          description: t('search.noneText'),
          actions: <LinkButton to={help.to()}>{t('search.all')}</LinkButton>,
        }}
      />
    </Stack>
  );
}
