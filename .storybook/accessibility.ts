const isTest = import.meta.env.MODE === 'test';

const told: unknown = import.meta.env['LOOKS'];

/** What a run looks for in each story beside what it plays. The rules of axe know no language: a second one leaves them out. */
export const looks = told === 'nothing' ? 'nothing' : 'axe';

/**
 * How axe judges a story: any violation fails it. A test needs no account of all that was well, which is most of what axe
 * gathers and over a hundred kilobytes for each story.
 */
export const accessibility = {
  test: looks === 'axe' ? 'error' : 'off',
  ...(isTest && { options: { resultTypes: ['violations' as const] } }),
};
