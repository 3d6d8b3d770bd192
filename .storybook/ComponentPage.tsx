import {
  Controls,
  Description,
  Primary,
  Stories,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { lazy } from 'react';
import { guidanceOf } from '../packages/design-system/src/story/guidance.ts';
import { GuidanceCards } from '../packages/design-system/src/story/GuidanceCards.tsx';

// Loaded only for a screen: the link to the portal needs the contracts' examples.
const FramedStories = lazy(() => import('./FramedStories.tsx'));

/**
 * The documentation page. Of a component: description, playground with controls, guidance, accessibility, and all its
 * states. Of a screen, which has no guidance: description and all its states.
 */
export default function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guidance = guidanceOf(preparedMeta.parameters);
  return (
    <>
      <Title />
      <Description />
      {guidance === undefined ? (
        <FramedStories />
      ) : (
        <>
          <Primary />
          <Controls />
          <Unstyled>
            <GuidanceCards guidance={guidance} />
          </Unstyled>
          <Stories includePrimary={false} title="All states" />
        </>
      )}
    </>
  );
}
