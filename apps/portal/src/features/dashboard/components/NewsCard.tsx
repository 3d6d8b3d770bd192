import { useListPosts } from '@michi/api/news';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { Link } from '@michi/design-system/link';
import { ListRow } from '@michi/design-system/list-row';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { paths, toNews } from '../../../shared/navigation/paths.ts';
import { PublisherAvatar } from '../../../shared/ui/company/CompanyAvatar.tsx';

/** Posts shown before "show more". */
const size = 3;

/** The latest news: who says what, and the way to all of it. */
export function NewsCard() {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const format = useFormat();
  const { data, isError, refetch } = useListPosts({ page: 1, size: size });
  const isEmpty = data?.data.length === 0;
  return (
    <Card
      title={t('news.title')}
      padding="none"
      ruled
      {...(data !== undefined &&
        !isEmpty && {
          headerEnd: (
            <Link asChild size="small">
              <RouterLink to={toNews()}>{t('news.all')}</RouterLink>
            </Link>
          ),
        })}
    >
      {data === undefined && !isError && <SkeletonRows label={t('news.loading')} count={size} />}
      {data === undefined && isError && (
        <EmptyState
          plain
          size="card"
          level={3}
          title={t('news.failed')}
          actions={
            <Button size="small" onClick={() => void refetch()}>
              {t('failed.retry')}
            </Button>
          }
        />
      )}
      {isEmpty && (
        <EmptyState plain size="card" level={3} title={t('news.none')} description={t('news.noneNote')} />
      )}
      {data !== undefined && !isEmpty && (
        <Stack as="ul" gap="none">
          {data.data.map((post) => {
            const publisher = pickBilingual(post.publisher, 'name', language);
            return (
              <ListRow
                key={post.id}
                link={<RouterLink to={toNews({ post: post.id })} />}
                leading={<PublisherAvatar post={post} />}
                title={pickBilingual(post, 'title', language)}
                meta={format.list([publisher, format.dayAndMonth(post.publishedAt)])}
              />
            );
          })}
        </Stack>
      )}
    </Card>
  );
}

/** The ways to all companies and to those that looked at the student's profile. */
export function CompaniesCard() {
  const { t } = useTranslation('dashboard');
  return (
    <Card title={t('companies.title')}>
      <Stack gap="xsmall" align="start">
        <Link asChild>
          <RouterLink to={paths.companies}>{t('companies.all')}</RouterLink>
        </Link>
        <Link asChild>
          <RouterLink to={paths.viewedProfile}>{t('companies.viewed')}</RouterLink>
        </Link>
      </Stack>
    </Card>
  );
}
