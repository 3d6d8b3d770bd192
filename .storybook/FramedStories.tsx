import { DocsContext, Heading, Subheading } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { screenLink } from '../apps/portal/src/app/mocks/screenLink.ts';
import { dark } from '../packages/design-system/src/theme/dark.ts';
import { light } from '../packages/design-system/src/theme/light.ts';
import { portalOrigin, shownStory } from './shownStory.tsx';
import { useToolbar } from './useToolbar.ts';
import { viewports } from './viewports.ts';

/** Height of the frame in which a screen is shown, in CSS pixels. */
const FRAME_HEIGHT = 800;

const FOLLOWED = ['theme', 'language', 'scenario'];

/** The width of a story's viewport, such as that of a phone; otherwise the page's. */
function widthOf(viewport: unknown): string {
  const chosen =
    typeof viewport === 'object' && viewport !== null && 'value' in viewport ? viewport.value : undefined;
  const [, found] = Object.entries(viewports).find(([name]) => name === chosen) ?? [];
  return found?.styles.width ?? '100%';
}

/**
 * Each story of a screen in a separate frame, with the link to the running portal. Screens request a mocked network,
 * and stories in one document would share its responses.
 */
export default function FramedStories() {
  const context = useContext(DocsContext);
  const chosen = useToolbar(context);
  const globals = FOLLOWED.map((name) => `${name}:${String(chosen[name])}`).join(';');
  const stories = context.componentStories();
  const isDark = chosen['theme'] === 'dark';
  return (
    <>
      <Heading>Stories</Heading>
      <nav aria-label="Stories" style={{ columns: '3 200px', marginBlockEnd: '24px' }}>
        <ol style={{ margin: 0 }}>
          {stories.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`} target="_self">
                {name}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {stories.map((story) => {
        const { id, name, storyGlobals } = story;
        const framed = { ...story, globals: { ...chosen, ...storyGlobals } };
        const { url, differences } = screenLink(shownStory(framed), portalOrigin);
        return (
          <section key={id} id={id}>
            <Subheading>{name}</Subheading>
            <p>
              <a href={url.href} target="_blank" rel="noreferrer">
                {differences.length === 0 ? 'In the portal' : 'In the portal, nearest'}
              </a>
              {differences.length > 0 && ` ${differences.join(' ')}`}
            </p>
            <iframe
              title={name}
              src={`iframe.html?${new URLSearchParams({ viewMode: 'story', id, globals })}`}
              loading="lazy"
              height={FRAME_HEIGHT}
              style={{
                width: widthOf(storyGlobals['viewport']),
                maxWidth: '100%',
                border: '1px solid #8886',
                // Seen until the story is there.
                backgroundColor: isDark ? dark.surface : light.surface,
              }}
            />
          </section>
        );
      })}
    </>
  );
}
