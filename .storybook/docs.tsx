import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type PropsWithChildren } from 'react';

// Loaded only for a documentation page: the blocks are large, and no test of a story needs them.
const Container = lazy(() => import('./ReviewContainer.tsx'));
const Page = lazy(() => import('./ComponentPage.tsx'));

export const docs = {
  container: (props: PropsWithChildren<DocsContainerProps>) => (
    <Suspense>
      <Container {...props} />
    </Suspense>
  ),
  page: () => <Page />,
};
