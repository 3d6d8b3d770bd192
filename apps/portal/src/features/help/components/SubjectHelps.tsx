import { useListHelpCategories, useListHelps } from '@michi/api/common';
import { Alert } from '@michi/design-system/alert';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { Heading } from '@michi/design-system/heading';
import { Stack } from '@michi/design-system/stack';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../../shared/navigation/BackLink.tsx';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { isNotFound } from '../../../shared/errors/isNotFound.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { toHelp } from '../../../shared/navigation/paths.ts';
import { HelpList } from './HelpList.tsx';
import { LinkButton } from '../../../shared/navigation/LinkButton.tsx';

export interface SubjectHelpsProps {
  /** Id in the address; empty if it is none. */
  readonly id: string;
  /** Id of the article that is opened and focused; null for none. */
  readonly article: string | null;
}

/** The articles on one subject. */
export function SubjectHelps({ id, article }: SubjectHelpsProps) {
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
