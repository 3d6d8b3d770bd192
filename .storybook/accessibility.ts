const isTest = import.meta.env.MODE === 'test';

/** Contrast is what axe takes longest to look for; a run in a second language leaves it to the first. */
export const isContrastLeft = import.meta.env['CONTRAST'] === 'left';

/** A run for what was approved looks for nothing else. */
const pictures: unknown = import.meta.env['PICTURES'];
const isApprovedAlone = ['none', 'alone', 'approve', 'approve-all'].some((alone) => alone === pictures);

/**
 * How axe judges a story: any violation fails it. A test needs no account of all that was well, which is most of what axe
 * gathers and over a hundred kilobytes for each story.
 */
export const accessibility = {
  test: isApprovedAlone ? 'off' : 'error',
  ...(isTest && { options: { resultTypes: ['violations' as const] } }),
  ...(isContrastLeft && { config: { rules: [{ id: 'color-contrast', enabled: false }] } }),
};
