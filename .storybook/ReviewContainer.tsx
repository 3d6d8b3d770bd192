import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { themes } from 'storybook/theming';
import { isTheme, type ThemeName } from './toolbars.ts';

type Context = DocsContainerProps['context'];

/** The theme among the toolbar's values; light where they name none. */
function themeOf(globals: unknown): ThemeName {
  if (typeof globals !== 'object' || globals === null || !('theme' in globals)) return 'light';
  const asked = globals.theme;
  return isTheme(asked) ? asked : 'light';
}

/** The theme that the toolbar chooses, also after another choice. */
function useToolbarTheme(context: Context): ThemeName {
  const [theme, setTheme] = useState(() => themeOf(context.getStoryContext(context.storyById()).globals));
  useEffect(() => {
    const follow = ({ globals }: { readonly globals: unknown }) => {
      setTheme(themeOf(globals));
    };
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => {
      context.channel.off(GLOBALS_UPDATED, follow);
    };
  }, [context]);
  return theme;
}

/** What surrounds a documentation page: Storybook's own, in the theme of the toolbar. */
export default function ReviewContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = useToolbarTheme(context);
  return (
    <DocsContainer context={context} theme={themes[theme]}>
      {children}
    </DocsContainer>
  );
}
