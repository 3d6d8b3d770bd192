import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { themes } from 'storybook/theming';
import { isTheme } from './toolbars.ts';
import { useToolbar } from './useToolbar.ts';

/** Container of a documentation page: Storybook's own, in the theme of the toolbar. */
export default function ReviewContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme: asked } = useToolbar(context);
  const theme = isTheme(asked) ? asked : 'light';
  return (
    <DocsContainer context={context} theme={themes[theme]}>
      {children}
    </DocsContainer>
  );
}
