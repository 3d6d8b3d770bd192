import { themeClass } from '@michi/design-system/theme';
import { run } from 'axe-core';

/** Ends the transitions between the colours of two themes. */
function endTransitions(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}

/** Runs a callback while the current story is shown in a theme, with all transitions finished. */
export async function inTheme(theme: keyof typeof themeClass, work: () => Promise<void>): Promise<void> {
  const { classList } = document.documentElement;
  const before = Object.values(themeClass).filter((name) => classList.contains(name));
  const wear = (names: readonly string[]) => {
    classList.remove(...Object.values(themeClass));
    classList.add(...names);
    endTransitions();
  };
  wear([themeClass[theme]]);
  try {
    await work();
  } finally {
    wear(before);
  }
}

/**
 * Fails if a story shown in the light theme has too little contrast in the dark theme. Of the axe rules only contrast
 * depends on the theme, so stories are not played a second time.
 */
export async function refuseFaintText(): Promise<void> {
  if (!document.documentElement.classList.contains(themeClass.light)) return;
  await inTheme('dark', async () => {
    const { violations } = await run(document.body, {
      runOnly: ['color-contrast'],
      resultTypes: ['violations'],
    });
    const faint = violations.flatMap(({ nodes }) =>
      nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
    );
    if (faint.length > 0) throw new Error(`Too little contrast in the dark theme:\n${faint.join('\n')}`);
  });
}
