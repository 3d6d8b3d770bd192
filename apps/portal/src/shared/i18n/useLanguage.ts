import { session, type Language } from '@michi/api/session';
import { updateSettings } from '@michi/api/user';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../errors/errorMessage.ts';
import { logger } from '../settings/logger.ts';
import { useRuntimeSettings } from '../settings/RuntimeSettings.ts';
import { notify } from '../ui/toasts/notify.ts';
import { languageNotChosen } from './firstLanguage.ts';
import { languageOfTag, languagesOfRegion, languageTags } from './languages.ts';
import { changeLanguage } from './createI18n.ts';

export interface LanguageChoice {
  readonly language: Language;
  /** Languages of this deployment, in display order. */
  readonly offered: readonly Language[];
  /** Changes the language, and stores it on this device and, if signed in, in the student's settings. */
  readonly choose: (language: Language) => void;
  /** Applies the stored language, which a login or a sign-out may have changed; keeps the current one if it fails to load. */
  readonly applyStoredLanguage: () => Promise<void>;
}

/** The reader's language (specs/COVERAGE.md, section 1). */
export const useLanguage = (): LanguageChoice => {
  const { t, i18n } = useTranslation('shared');
  const { region } = useRuntimeSettings();
  const offered = languagesOfRegion(region);
  return {
    language: languageOfTag(i18n.language),
    offered,
    applyStoredLanguage: async () => {
      const stored = session.language();
      if (stored === languageOfTag(i18n.language) || !offered.includes(stored)) return;
      await changeLanguage(i18n, languageTags[stored]).catch((cause: unknown) =>
        logger.error('Cannot show the stored language', cause),
      );
    },
    choose: (language) => {
      changeLanguage(i18n, languageTags[language]).then(
        () => {
          session.set('LANGUAGE', language);
          if (!session.isSignedIn()) return languageNotChosen.remove();
          // The choice applies on this device whatever the response; the next change sends it again.
          updateSettings({ language }).catch((cause: unknown) =>
            logger.error('Cannot keep the language with the settings', cause),
          );
        },
        (cause: unknown) => notify.error(errorMessage(cause, t)),
      );
    },
  };
};
