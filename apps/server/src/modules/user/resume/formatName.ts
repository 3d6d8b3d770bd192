import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

const NAMES: Readonly<Record<'en' | 'jp', typeof en.formats>> = { en: en.formats, jp: jp.formats };

/** The name of a form in the language of the resume; the default title. */
export function formatName(format: keyof typeof en.formats, language: 'en' | 'jp'): string {
  return NAMES[language][format];
}
