import type { Post } from '@michi/api/news';
import { Avatar } from '@michi/design-system/avatar';
import { Inline } from '@michi/design-system/inline';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';

/** Publisher and dates of a post. */
export function PostHead({ post }: { readonly post: Post }) {
  const { t } = useTranslation('news');
  const { language } = useLanguage();
  const format = useFormat();
  const { publisher, publishedAt, updatedAt } = post;
  const name = pickBilingual(publisher, 'name', language);
  const published = format.date(publishedAt);
  const updated = format.date(updatedAt);
  return (
    <Inline gap="small" wrap={false}>
      <Avatar shape="square" name={name} seed={publisher.id} />
      <Stack gap="none">
        <Text as="strong" size="small">
          {name}
        </Text>
        <Text size="tiny" tone="soft">
          {format.list([published, updated === published ? null : t('updatedOn', { date: updated })])}
        </Text>
      </Stack>
    </Inline>
  );
}
