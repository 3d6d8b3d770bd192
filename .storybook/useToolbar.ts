import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';

type Globals = Readonly<Record<string, unknown>>;

/**
 * The toolbar values on a documentation page, also after a change. It listens to Storybook's requests: updates are
 * also reported by the frames of a page, each for its own story.
 */
export function useToolbar(context: DocsContainerProps['context']): Globals {
  const [globals, setGlobals] = useState((): Globals => {
    const given: unknown = context.getStoryContext(context.storyById()).globals;
    return typeof given === 'object' && given !== null ? { ...given } : {};
  });
  useEffect(() => {
    const follow = ({ globals: chosen }: { readonly globals: Globals }) => {
      setGlobals((before) => ({ ...before, ...chosen }));
    };
    context.channel.on(UPDATE_GLOBALS, follow);
    return () => {
      context.channel.off(UPDATE_GLOBALS, follow);
    };
  }, [context]);
  return globals;
}
