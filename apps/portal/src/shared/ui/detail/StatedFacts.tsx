import type { Language } from '@michi/api/session';
import type { FixedOvertime } from '@michi/api/job';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/useFormat.ts';
import {
  DescriptionList,
  type Description,
  type DescriptionListProps,
} from '@michi/design-system/description-list';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { missingValue } from '../../format/createFormat.ts';

/** Joins sentences, without a space in Japanese; null is omitted. */
export const sentences = (language: Language, parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(language === 'jp' ? '' : ' ');

/** Returns a formatter of overtime paid as a fixed amount: amount, hours, and whether the pay includes it. */
export const useFixedOvertime = () => {
  const { t: labels } = useTranslation('labels');
  const format = useFormat();
  return (fixed: FixedOvertime | null, currency = 'JPY'): string | null => {
    if (fixed === null) return null;
    const { amount, hours, isIncluded } = fixed;
    return format.list([
      amount === null ? null : format.exactAmount({ amount, currency }),
      hours === null ? null : labels('fixedOvertime.hours', { hours }),
      labels(isIncluded ? 'fixedOvertime.included' : 'fixedOvertime.onTop'),
    ]);
  };
};

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
