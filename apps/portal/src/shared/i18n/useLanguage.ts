import { session, type Language } from '@michi/api/session';
import { updateSettings } from '@michi/api/user';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../errors/errorMessage.ts';
import { logger } from '../log/logger.ts';
import { useRuntimeSettings } from '../settings/RuntimeSettings.ts';
import { notify } from '../toasts/notify.ts';
import { languageOfTag, languagesOfRegion, languageTags } from './languages.ts';
import { changeLanguage } from './loadWords.ts';

/** The reader's language and how to change it. */
export interface LanguageChoice {
  readonly language: Language;
  /** What this deployment offers, in the order to show it. */
  readonly offered: readonly Language[];
  /** Changes the language everywhere, keeps it on this device and, once signed in, with the student's settings. */
  readonly choose: (language: Language) => void;
}

/** The reader's language (product spec, section 1). */
export const useLanguage = (): LanguageChoice => {
  const { t, i18n } = useTranslation('shared');
  const { region } = useRuntimeSettings();
  return {
    language: languageOfTag(i18n.language),
    offered: languagesOfRegion(region),
    choose: (language) => {
      changeLanguage(i18n, languageTags[language]).then(
        () => {
          session.set('LANGUAGE', language);
          if (!session.isSignedIn()) return;
          // The choice holds on this device whatever the server says; the next change sends it again.
          updateSettings({ language }).catch((cause: unknown) =>
            logger.error('Cannot keep the language with the settings', cause),
          );
        },
        (cause: unknown) => notify.error(errorMessage(cause, t)),
      );
    },
  };
};
