import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, type PropsWithChildren } from 'react';
import { themes } from 'storybook/theming';
import { isTheme } from './toolbars.ts';
import { useToolbar } from './useToolbar.ts';

/** Container of a documentation page: Storybook's own, in the theme of the toolbar. */
export default function ReviewContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme: asked } = useToolbar(context);
  const theme = isTheme(asked) ? asked : 'light';
  // From now on the container has a ground of its own.
  useEffect(() => {
    delete document.documentElement.dataset['loading'];
  }, []);
  return (
    <DocsContainer context={context} theme={themes[theme]}>
      {children}
    </DocsContainer>
  );
}
