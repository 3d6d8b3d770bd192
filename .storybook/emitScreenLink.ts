import type { Loader } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';
import { isNetworked } from './mockScenario.ts';
import { SCREEN_LINK, type ScreenLinkMessage } from './screenLinkEvent.ts';
import { portalOrigin, shownStory } from './shownStory.tsx';

/** Sends the toolbar the address where the running portal shows the story. */
export const emitScreenLink: Loader = async (context) => {
  if (!isNetworked(context)) return {};
  const { screenLink } = await import('../apps/portal/src/app/mocks/screenLink.ts');
  const { url, differences } = screenLink(shownStory(context), portalOrigin);
  const message: ScreenLinkMessage = { storyId: context.id, href: url.href, differences };
  addons.getChannel().emit(SCREEN_LINK, message);
  return {};
};
