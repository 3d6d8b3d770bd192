const isTest = import.meta.env.MODE === 'test';

/** What a run looks for in each story. The rules of axe know no language: a second one is looked at for words that do not fit. */
export const looks: 'axe' | 'fit' | 'nothing' = import.meta.env['LOOKS'] ?? 'axe';

/**
 * How axe judges a story: any violation fails it. A test needs no account of all that was well, which is most of what axe
 * gathers and over a hundred kilobytes for each story.
 */
export const accessibility = {
  test: looks === 'axe' ? 'error' : 'off',
  ...(isTest && { options: { resultTypes: ['violations' as const] } }),
};
