const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The characters of a text as a reader counts them: grapheme clusters, a line break being one. */
export const countCharacters = (text: string): number => {
  let count = 0;
  for (const _cluster of segmenter.segment(text)) count += 1;
  return count;
};
