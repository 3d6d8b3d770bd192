import type { Loader } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';
import { isNetworked } from './mockScenario.ts';
import { portalOrigin, shownStory } from './shownStory.tsx';
import { sourceLink } from './sourceLink.ts';
import { STORY_LINKS, type StoryLinks } from './storyLinks.ts';

/** Sends the toolbar the file of the story and, of a screen, the address where the running portal shows it. */
export const emitStoryLinks: Loader = async (context) => {
  const source = sourceLink(context.parameters);
  const send = (links: StoryLinks) => addons.getChannel().emit(STORY_LINKS, links);
  if (!isNetworked(context)) {
    send({ storyId: context.id, source });
    return {};
  }
  const { screenLink } = await import('../apps/portal/src/app/mocks/screenLink.ts');
  const { url, differences } = screenLink(shownStory(context), portalOrigin);
  send({ storyId: context.id, source, screen: { href: url.href, differences } });
  return {};
};
