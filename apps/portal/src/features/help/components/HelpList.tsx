import type { Help } from '@michi/api/common';
import { Card } from '@michi/design-system/card';
import { Collapsible } from '@michi/design-system/collapsible';
import { EmptyState, type EmptyStateProps } from '@michi/design-system/empty-state';
import { SkeletonOutline } from '@michi/design-system/skeleton-outline';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Awaited } from '../../../shared/ui/results/Awaited.tsx';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { languageTags } from '../../../shared/i18n/languages.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { RichText } from '../../../shared/ui/text/RichText.tsx';
import { FailedState } from '../../../shared/ui/results/FailedState.tsx';

export interface HelpListProps {
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
export function HelpList({ query: { data, isError, refetch }, level, article = null, empty }: HelpListProps) {
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
      {data.map((help) => (
        <HelpCard
          key={help.id}
          help={help}
          level={level}
          isOpen={data.length === 1 || help.id === article}
          isFocused={help.id === article}
        />
      ))}
    </Stack>
  );
}

interface HelpCardProps {
  readonly help: Help;
  readonly level: 2 | 3;
  readonly isOpen: boolean;
  /** Whether it takes the focus when it is first shown. */
  readonly isFocused: boolean;
}

function HelpCard({ help, level, isOpen, isFocused }: HelpCardProps) {
  const { t } = useTranslation('help');
  const { language } = useLanguage();
  const format = useFormat();
  const isOther = language === 'jp' && help.answerJp === null;
  const card = `article-${help.id}`;
  useEffect(() => {
    if (isFocused) document.querySelector<HTMLElement>(`#${card} button`)?.focus();
  }, [card, isFocused]);
  return (
    <Card as="li" padding="small" id={card}>
      <Collapsible title={pickBilingual(help, 'question', language)} level={level} defaultOpen={isOpen}>
        <Stack gap="small">
          <RichText
            html={pickBilingual(help, 'answer', language)}
            {...(isOther && { lang: languageTags.en })}
          />
          <Text tone="soft" size="tiny">
            {t('articles.updated', { date: format.date(help.updatedAt) })}
          </Text>
        </Stack>
      </Collapsible>
    </Card>
  );
}
