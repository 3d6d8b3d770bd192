import type { Language } from '@michi/api/session';
import type { Amount } from '../../shared/format/createFormat.ts';
import { languageTags } from '../../shared/i18n/languages.ts';
import { numberFormat } from '../../shared/format/intlFormats.ts';

/** An amount to the last yen: "¥12,400"; 12,400円. */
export const exactMoney = ({ amount, currency }: Amount, language: Language): string => {
  const tag = languageTags[language];
  if (language === 'jp' && currency === 'JPY') return `${numberFormat(tag, {}).format(amount)}円`;
  return numberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(amount);
};

/** The currency of a column of amounts: "JPY"; 円. */
export const currencyName = (currency: string, language: Language): string =>
  language === 'jp' && currency === 'JPY' ? '円' : currency;
