import { SegmentedControl } from '@michi/design-system/segmented-control';
import { useTranslation } from 'react-i18next';
import { languageNames, languageTags } from './languages.ts';
import { useLanguage } from './useLanguage.ts';

/** Switches between the languages; renders nothing if the deployment offers only one. */
export function LanguageControl() {
  const { t } = useTranslation('shared');
  const { language, offered, choose } = useLanguage();
  if (offered.length < 2) return null;
  return (
    <SegmentedControl
      label={t('language.label')}
      size="small"
      options={offered.map((value) => ({ value, label: languageNames[value], lang: languageTags[value] }))}
      value={language}
      onValueChange={choose}
    />
  );
}
