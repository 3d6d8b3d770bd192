import type { Decorator } from '@storybook/react-vite';
import { createContext, use } from 'react';
import foundationsInJapanese from '../story/foundationsInJapanese.json' with { type: 'json' };
import { Sentence } from '../story/Sentence.tsx';

/** A text of these pages as the code has it. One without its Japanese does not compile. */
export type English = keyof typeof foundationsInJapanese;

/** Values for the places of a text in braces, such as `{needed}`. */
export type Values = Readonly<Record<string, string | number>>;

const Language = createContext<'en' | 'ja'>('en');

/** Shows a page in the language of the toolbar. */
export const inToolbarLanguage: Decorator = (Story, { globals }) => (
  <Language value={globals['language'] === 'jp' ? 'ja' : 'en'}>
    <Story />
  </Language>
);

/** The language of the page, and how a text reads in it. */
export function useLanguage() {
  const lang = use(Language);
  const read = (english: English, values: Values = {}): string =>
    (lang === 'ja' ? foundationsInJapanese[english] : english).replaceAll(
      /\{(\w+)\}/g,
      (place, name: string) => String(values[name] ?? place),
    );
  return { lang, read };
}

interface WordsProps {
  readonly text: English;
  readonly values?: Values | undefined;
}

/** A text in the language of the page, with its code and its stressed words. */
export function Words({ text, values }: WordsProps) {
  const { lang, read } = useLanguage();
  return <Sentence text={read(text, values)} lang={lang} />;
}
