import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';

type Globals = Readonly<Record<string, unknown>>;

/** The values of the toolbars on a documentation page, also after another choice. */
export function useToolbar(context: DocsContainerProps['context']): Globals {
  const [globals, setGlobals] = useState((): Globals => {
    const given: unknown = context.getStoryContext(context.storyById()).globals;
    return typeof given === 'object' && given !== null ? { ...given } : {};
  });
  useEffect(() => {
    const follow = ({ globals: chosen }: { readonly globals: Globals }) => {
      setGlobals(chosen);
    };
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => {
      context.channel.off(GLOBALS_UPDATED, follow);
    };
  }, [context]);
  return globals;
}
