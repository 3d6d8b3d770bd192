import { useFindHelps, useListHelpCategories, useListHelps, type Help } from '@michi/api/common';
import { Alert } from '@michi/design-system/alert';
import { Card } from '@michi/design-system/card';
import { Collapsible } from '@michi/design-system/collapsible';
import { EmptyState, type EmptyStateProps } from '@michi/design-system/empty-state';
import { Grid } from '@michi/design-system/grid';
import { Heading } from '@michi/design-system/heading';
import { Icon } from '@michi/design-system/icon';
import { ListRow } from '@michi/design-system/list-row';
import { Skeleton } from '@michi/design-system/skeleton';
import { SkeletonOutline } from '@michi/design-system/skeleton-outline';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { keepPreviousData } from '@tanstack/react-query';
import { BookText } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, Link } from 'react-router-dom';
import { isNotFound } from '../../shared/errors/errorMessage.ts';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { useFormat } from '../../shared/format/useFormat.ts';
import { languageTags } from '../../shared/i18n/languages.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { BackLink, LinkButton } from '../../shared/navigation/links.tsx';
import { toHelp } from '../../shared/navigation/paths.ts';
import { Awaited, FailedState } from '../../shared/ui/results/QueryStates.tsx';
import { ListSearch } from '../../shared/ui/results/ListSearch.tsx';
import { RichText } from '../../shared/ui/text/RichText.tsx';
import { askQuestionTab, helpAddress, type HelpAddress } from './helpAddress.ts';

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
          onSearch={(text) => void navigate(helpAddress.to({ search: text }))}
        />
        {search !== '' ? (
          <SearchResults search={search} />
        ) : category === null ? (
          <Subjects />
        ) : (
          <SubjectHelps id={category} article={article} />
        )}
      </Stack>
      <Card title={t('articles.more')}>
        <Stack gap="medium" align="start">
          <Text tone="soft">{t('articles.moreText')}</Text>
          <LinkButton to={helpAddress.to(askQuestionTab)}>{t('ask')}</LinkButton>
        </Stack>
      </Card>
    </Grid>
  );
}

function SearchResults({ search }: { readonly search: string }) {
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
          actions: <LinkButton to={helpAddress.to()}>{t('search.all')}</LinkButton>,
        }}
      />
    </Stack>
  );
}

/** Categories of help, in each state. */
function Subjects() {
  const { t } = useTranslation('help');
  const { language } = useLanguage();
  const format = useFormat();
  const { data, isError, refetch } = useListHelpCategories();
  if (data === undefined || data.length === 0) {
    return (
      <Card>
        {data !== undefined ? (
          <EmptyState title={t('articles.empty')} description={t('articles.emptyText')} />
        ) : isError ? (
          <FailedState title={t('articles.failed')} onTryAgain={refetch} />
        ) : (
          <Awaited isInCard>
            <Stack gap="medium">
              <Skeleton kind="title" width="quarter" />
              <SkeletonOutline kind="terms" count={5} label={t('articles.loading')} />
            </Stack>
          </Awaited>
        )}
      </Card>
    );
  }
  return (
    <Card title={t('articles.title')} padding="none" ruled>
      <ul>
        {data.map((category) => (
          <ListRow
            key={category.id}
            link={<Link to={toHelp({ category: category.id })} />}
            leading={<Icon icon={BookText} size="large" />}
            title={pickBilingual(category, 'title', language)}
            subtitle={t('articles.count', {
              count: category.helpCount,
              formatted: format.number(category.helpCount),
            })}
          />
        ))}
      </ul>
    </Card>
  );
}

interface SubjectHelpsProps {
  /** Id in the address; empty if it is none. */
  readonly id: string;
  /** Id of the article that is opened and focused; null for none. */
  readonly article: string | null;
}

/** The articles on one subject. */
function SubjectHelps({ id, article }: SubjectHelpsProps) {
  const { t } = useTranslation('help');
  const { language } = useLanguage();
  const query = useListHelps(id, { query: { enabled: id !== '' } });
  const categories = useListHelpCategories();
  const category = categories.data?.find((one) => one.id === id);
  if (id === '' || (query.data === undefined && isNotFound(query.error))) {
    return (
      <Card>
        <EmptyState
          title={t('articles.missing.title')}
          description={t('articles.missing.text')}
          actions={<LinkButton to={toHelp()}>{t('articles.missing.action')}</LinkButton>}
        />
      </Card>
    );
  }
  const isMissing = article !== null && query.data?.every((one) => one.id !== article) === true;
  return (
    <Stack gap="medium">
      <BackLink to={toHelp()}>{t('articles.back')}</BackLink>
      {category !== undefined && <Heading level={2}>{pickBilingual(category, 'title', language)}</Heading>}
      {isMissing && (
        <Alert tone="warning" silent title={t('articles.oneMissing.title')}>
          {t('articles.oneMissing.text')}
        </Alert>
      )}
      <HelpList
        key={article}
        article={article}
        query={query}
        level={category === undefined ? 2 : 3}
        empty={{ title: t('articles.empty'), description: t('articles.emptyText') }}
      />
    </Stack>
  );
}

interface HelpListProps {
  /** The query for the articles. */
  readonly query: {
    readonly data: readonly Help[] | undefined;
    readonly isError: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  readonly level: 2 | 3;
  /** Id of the article that is opened and focused; null for none. */
  readonly article?: string | null;
  readonly empty: Pick<EmptyStateProps, 'title' | 'description' | 'actions'>;
}

/** Articles in each state: loading, failed, none, or each below its question. A single one is open. */
function HelpList({ query: { data, isError, refetch }, level, article = null, empty }: HelpListProps) {
  const { t } = useTranslation('help');
  if (data === undefined || data.length === 0) {
    return (
      <Card>
        {data !== undefined ? (
          <EmptyState {...empty} />
        ) : isError ? (
          <FailedState title={t('articles.failed')} onTryAgain={refetch} />
        ) : (
          <Awaited isInCard>
            <SkeletonOutline kind="text" label={t('articles.loading')} />
          </Awaited>
        )}
      </Card>
    );
  }
  return (
    <Stack as="ul" gap="small">
      {data.map((entry) => (
        <HelpCard
          key={entry.id}
          entry={entry}
          level={level}
          isOpen={data.length === 1 || entry.id === article}
          isFocused={entry.id === article}
        />
      ))}
    </Stack>
  );
}

interface HelpCardProps {
  readonly entry: Help;
  readonly level: 2 | 3;
  readonly isOpen: boolean;
  /** Whether it takes the focus when it is first shown. */
  readonly isFocused: boolean;
}

function HelpCard({ entry, level, isOpen, isFocused }: HelpCardProps) {
  const { t } = useTranslation('help');
  const { language } = useLanguage();
  const format = useFormat();
  const isOther = language === 'jp' && entry.answerJp === null;
  const card = `article-${entry.id}`;
  useEffect(() => {
    if (isFocused) document.querySelector<HTMLElement>(`#${card} button`)?.focus();
  }, [card, isFocused]);
  return (
    <Card as="li" padding="small" id={card}>
      <Collapsible title={pickBilingual(entry, 'question', language)} level={level} defaultOpen={isOpen}>
        <Stack gap="small">
          <RichText
            html={pickBilingual(entry, 'answer', language)}
            {...(isOther && { lang: languageTags.en })}
          />
          <Text tone="soft" size="tiny">
            {t('articles.updated', { date: format.date(entry.updatedAt) })}
          </Text>
        </Stack>
      </Collapsible>
    </Card>
  );
}
