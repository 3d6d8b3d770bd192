import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

const NAMES: Readonly<Record<'en' | 'jp', typeof en.formats>> = { en: en.formats, jp: jp.formats };

/** What a form is called, in the language of the resume; it is the title of one without any. */
export function formatName(format: keyof typeof en.formats, language: 'en' | 'jp'): string {
  return NAMES[language][format];
}
