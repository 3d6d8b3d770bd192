import { session, type Language } from '@michi/api/session';
import { SegmentedControl } from '@michi/design-system/segmented-control';
import { SettingsRow } from '@michi/design-system/settings-section';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../shared/errors/errorMessage.ts';
import { languageNames, languageTags } from '../../../shared/i18n/languages.ts';
import { changeLanguage } from '../../../shared/i18n/loadNamespaces.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { useChangeSettings } from '../useChangeSettings.ts';
import { Section } from './Section.tsx';

/** Language: held on this device at once and kept with the student's settings. */
export function LanguageSection() {
  const { t, i18n } = useTranslation('settings');
  const { t: shared } = useTranslation('shared');
  const { language, offered } = useLanguage();
  const change = useChangeSettings();
  const choose = (next: Language, before: Language) => {
    changeLanguage(i18n, languageTags[next]).then(
      () => {
        session.set('LANGUAGE', next);
        change({ language: next }, () => choose(before, next));
      },
      (cause: unknown) => notify.error(errorMessage(cause, shared)),
    );
  };
  return (
    <Section id="language">
      <SettingsRow
        label={t('sections.language')}
        value={languageNames[language]}
        actions={
          <SegmentedControl
            label={shared('language.label')}
            options={offered.map((value) => ({
              value,
              label: languageNames[value],
              lang: languageTags[value],
            }))}
            value={language}
            onValueChange={(next) => choose(next, language)}
          />
        }
      />
    </Section>
  );
}
