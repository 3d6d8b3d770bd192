import { Card } from '@michi/design-system/card';
import { Icon } from '@michi/design-system/icon';
import { ListRow } from '@michi/design-system/list-row';
import { Stack } from '@michi/design-system/stack';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { sectionIcons, type SectionId } from '../sections.ts';

/** The sections as a separate page, for a phone. */
export function SectionList({ sections }: { readonly sections: readonly SectionId[] }) {
  const { t } = useTranslation('settings');
  return (
    <nav aria-label={t('list')}>
      <Card padding="none">
        <Stack as="ul" gap="none">
          {sections.map((id) => (
            <ListRow
              key={id}
              link={<Link to={{ hash: id }} />}
              leading={<Icon icon={sectionIcons[id]} size="large" />}
              title={t(`sections.${id}`)}
              subtitle={t(`notes.${id}`)}
            />
          ))}
        </Stack>
      </Card>
    </nav>
  );
}
