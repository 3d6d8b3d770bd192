import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Name of a language in the reader's language: "Japanese" or 日本語 for `ja`; the tag itself if it is unknown. */
export const useSpokenLanguages = (): ((tag: string) => string) => {
  const { i18n } = useTranslation('shared');
  return useMemo(() => {
    const names = new Intl.DisplayNames(i18n.language, { type: 'language', fallback: 'code' });
    return (tag) => names.of(tag) ?? tag;
  }, [i18n.language]);
};
