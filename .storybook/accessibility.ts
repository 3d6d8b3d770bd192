const isTest = import.meta.env.MODE === 'test';

const chosen: unknown = import.meta.env['LOOKS'];

/**
 * What a run checks in each story beside its play function. The rules of axe do not depend on the language, so runs in
 * a second language skip them.
 */
export const looks = chosen === 'nothing' ? 'nothing' : 'axe';

/**
 * Options of axe: any violation fails a story. Passed rules are not reported: they are most of the result, over a
 * hundred kilobytes for each story.
 */
export const accessibility = {
  test: looks === 'axe' ? 'error' : 'off',
  ...(isTest && { options: { resultTypes: ['violations' as const] } }),
};
