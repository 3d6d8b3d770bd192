import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/useFormat.ts';
import { maximumTotal } from './maximumTotal.ts';

/** How many there are, as a number and as it is written. */
export type Counted = Readonly<{ count: number; formatted: string }>;

/**
 * Formats how many entries a list has. From the contract's counting limit on it is "10,000 or more", in every list.
 * @returns a function of the total and the name of the entries
 */
export const useTotalLabel = () => {
  const { t } = useTranslation('shared');
  const format = useFormat();
  return (count: number, name: (counted: Counted) => string): string => {
    const formatted = format.number(count);
    return count >= maximumTotal ? t('pages.capped', { formatted }) : name({ count, formatted });
  };
};
