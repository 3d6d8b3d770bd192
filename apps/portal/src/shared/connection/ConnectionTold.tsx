import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAge } from '../kept-answers/useAge.ts';
import { useActsWaiting } from '../waiting-acts/useActsWaiting.ts';
import { offlineWordsAtom } from './offlineWords.ts';

/** Tells the notice of a lost network how old the screen is, and what waits to be sent. Draws nothing itself. */
export function ConnectionTold() {
  const { t } = useTranslation('shared');
  const tell = useSetAtom(offlineWordsAtom);
  const age = useAge();
  const count = useActsWaiting();
  const words = count === 0 ? age : t('offline.waiting', { count, shown: age ?? t('offline.text') });
  useEffect(() => {
    tell(words);
    return () => tell(null);
  }, [tell, words]);
  return null;
}
