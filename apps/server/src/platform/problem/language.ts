/** Language codes of the product (specs/COVERAGE.md, section 1). */
export type Language = 'en' | 'jp';

const CODES: Readonly<Record<string, Language>> = { en: 'en', ja: 'jp', jp: 'jp' };

/** By `Accept-Language` with its weights (RFC 9110, section 12.5.4); English if nothing matches. */
export function chooseLanguage(header: string | undefined, offered: readonly Language[]): Language {
  const preferences = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { language: CODES[tag.split('-')[0] ?? ''], weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0 && weight <= 1)
    .toSorted((a, b) => b.weight - a.weight);
  for (const { language } of preferences) {
    if (language !== undefined && offered.includes(language)) return language;
  }
  return 'en';
}

/** A Japanese deployment offers both languages, any other English only. */
export function offeredLanguages(region: string): readonly Language[] {
  return region === 'jp' ? ['en', 'jp'] : ['en'];
}
