import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Primary,
  Stories,
  Subheading,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { guidanceOf } from '../packages/design-system/src/story/guidance.ts';
import { GuidanceCards } from '../packages/design-system/src/story/GuidanceCards.tsx';
import { useToolbar } from './useToolbar.ts';
import { viewports } from './viewports.ts';

/** Height of the frame in which a screen is shown, in CSS pixels. */
const FRAME_HEIGHT = 800;

/** The toolbars whose choice every frame follows. */
const FOLLOWED = ['theme', 'language', 'scenario'];

/** The width a story asks for by its viewport, such as that of a phone; the page's where it asks for none. */
function widthOf(viewport: unknown): string {
  const chosen =
    typeof viewport === 'object' && viewport !== null && 'value' in viewport ? viewport.value : undefined;
  const [, found] = Object.entries(viewports).find(([name]) => name === chosen) ?? [];
  return found?.styles.width ?? '100%';
}

/**
 * Every story of a screen in a frame of its own. Screens ask a mocked network, and stories in one document would share its
 * answers.
 */
function FramedStories() {
  const context = useContext(DocsContext);
  const chosen = useToolbar(context);
  const globals = FOLLOWED.map((name) => `${name}:${String(chosen[name])}`).join(';');
  return (
    <>
      <Heading>Stories</Heading>
      {context.componentStories().map(({ id, name, storyGlobals }) => (
        <section key={id}>
          <Subheading>{name}</Subheading>
          <iframe
            title={name}
            src={`iframe.html?${new URLSearchParams({ viewMode: 'story', id, globals })}`}
            loading="lazy"
            height={FRAME_HEIGHT}
            style={{ width: widthOf(storyGlobals['viewport']), maxWidth: '100%', border: '1px solid #8886' }}
          />
        </section>
      ))}
    </>
  );
}

/**
 * The documentation page. Of a component: what it is, a playground with controls, how it is used well, what to know of its
 * accessibility, and all its states. Of a screen, which has no guidance: what it is and all its states.
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
