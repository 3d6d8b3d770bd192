import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/useFormat.ts';
import { maximumTotal } from './maximumTotal.ts';

/** A number of entries, and its formatted text. */
export type Counted = Readonly<{ count: number; formatted: string }>;

/** Returns a function that formats a total by `name`, or as "10,000 or more" from the contract's counting limit. */
export const useTotalLabel = () => {
  const { t } = useTranslation('shared');
  const format = useFormat();
  return (count: number, name: (counted: Counted) => string): string => {
    const formatted = format.number(count);
    return count >= maximumTotal ? t('pages.capped', { formatted }) : name({ count, formatted });
  };
};
