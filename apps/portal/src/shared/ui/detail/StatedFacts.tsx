import {
  DescriptionList,
  type Description,
  type DescriptionListProps,
} from '@michi/design-system/description-list';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useTranslation } from 'react-i18next';
import { missingValue } from '../../format/createFormat.ts';

/** The facts with a value as a list, and below it the terms of those without one. */
export function StatedFacts({ items, layout }: DescriptionListProps) {
  const { t } = useTranslation('labels');
  const stated = items.filter(isStated);
  const missing = items.filter((item) => !isStated(item)).map(({ term }) => term);
  return (
    <Stack gap="xsmall">
      {stated.length > 0 && <DescriptionList items={stated} layout={layout} />}
      {missing.length > 0 && (
        <Text size="small" tone="soft">
          {t('facts.notStated', { terms: missing.join(t('facts.separator')) })}
        </Text>
      )}
    </Stack>
  );
}

// A note alone is a value too.
function isStated({ value, note }: Description): boolean {
  const hasValue =
    value !== null && value !== undefined && value !== '' && value !== false && value !== missingValue;
  return hasValue || note !== undefined;
}
