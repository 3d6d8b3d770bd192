import { useListHelpCategories } from '@michi/api/common';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { Icon } from '@michi/design-system/icon';
import { ListRow } from '@michi/design-system/list-row';
import { Skeleton } from '@michi/design-system/skeleton';
import { SkeletonOutline } from '@michi/design-system/skeleton-outline';
import { Stack } from '@michi/design-system/stack';
import { BookText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { toHelp } from '../../../shared/navigation/paths.ts';
import { Awaited } from '../../../shared/ui/results/Awaited.tsx';
import { FailedState } from '../../../shared/ui/results/FailedState.tsx';

/** Categories of help, in each state. */
export function Subjects() {
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
              <SkeletonOutline kind="terms" label={t('articles.loading')} />
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
