import {
  Controls,
  Description,
  Primary,
  Stories,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { guidanceOf } from '../packages/design-system/src/story/guidance.ts';
import { GuidanceCards } from '../packages/design-system/src/story/GuidanceCards.tsx';

/**
 * The one page of every component: what it is, a playground with controls, how it is used well, what to know of its
 * accessibility, and all its states. Screens, which have no guidance, have the same page without it.
 */
export default function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guidance = guidanceOf(preparedMeta.parameters);
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Controls />
      {guidance !== undefined && (
        <Unstyled>
          <GuidanceCards guidance={guidance} />
        </Unstyled>
      )}
      <Stories includePrimary={false} title={guidance === undefined ? 'Stories' : 'All states'} />
    </>
  );
}
