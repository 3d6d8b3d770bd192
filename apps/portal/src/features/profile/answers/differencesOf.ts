import { diffWords } from 'diff';
import { languageOf } from '../../../shared/careful-reading/segments.ts';

/** Words that two texts share, or that only one of them has. */
export interface Difference {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Milliseconds after which two texts that share hardly a word are no longer compared. */
const timeout = 1_000;

const segmenters = {
  en: new Intl.Segmenter('en', { granularity: 'word' }),
  jp: new Intl.Segmenter('ja', { granularity: 'word' }),
};

/** What differs between two texts, word by word; null if they have too little in common. */
export const differencesOf = (before: string, after: string): readonly Difference[] | null => {
  const intlSegmenter = segmenters[languageOf(before + after)];
  const changes = diffWords(before, after, { intlSegmenter, timeout });
  return (
    changes?.map(({ added, removed, value }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value,
    })) ?? null
  );
};
