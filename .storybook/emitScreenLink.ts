import type { Loader } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';
import { isNetworked } from './mockScenario.ts';
import { SCREEN_LINK, type ScreenLinkMessage } from './screenLinkEvent.ts';
import { portalOrigin, shownStory } from './shownStory.tsx';

/** Sends the toolbar the address where the running portal shows the story. */
export const emitScreenLink: Loader = async (context) => {
  if (!isNetworked(context)) return {};
  const { screenLink } = await import('../apps/portal/src/app/mocks/screenLink.ts');
  const { url, unsaid } = screenLink(shownStory(context), portalOrigin);
  const told: ScreenLinkMessage = { storyId: context.id, href: url.href, unsaid };
  addons.getChannel().emit(SCREEN_LINK, told);
  return {};
};
