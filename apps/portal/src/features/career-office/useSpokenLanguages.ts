import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Names languages in the reader's: "Japanese" or 日本語 for `ja`, the tag itself where there is no such name. */
export const useSpokenLanguages = (): ((tag: string) => string) => {
  const { i18n } = useTranslation('shared');
  return useMemo(() => {
    const names = new Intl.DisplayNames(i18n.language, { type: 'language', fallback: 'code' });
    return (tag) => names.of(tag) ?? tag;
  }, [i18n.language]);
};
