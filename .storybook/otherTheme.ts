import { themeClass } from '@michi/design-system/theme';
import { run } from 'axe-core';

/** Ends what fades from one theme's colour to the other's. */
function endTransitions(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}

/**
 * Fails when a story that is shown light has too little contrast in the dark theme. Of what axe looks for only contrast
 * depends on the theme, so that no story has to be played a second time.
 */
export async function refuseFaintText(): Promise<void> {
  const { classList } = document.documentElement;
  if (!classList.contains(themeClass.light)) return;
  classList.replace(themeClass.light, themeClass.dark);
  endTransitions();
  const { violations } = await run(document.body, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations'],
  });
  classList.replace(themeClass.dark, themeClass.light);
  endTransitions();
  const faint = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  );
  if (faint.length > 0) throw new Error(`Too little contrast in the dark theme:\n${faint.join('\n')}`);
}
