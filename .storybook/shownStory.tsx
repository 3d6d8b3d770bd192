import type { ReactRenderer, StoryContext } from '@storybook/react-vite';
import type { ArgsStoryFn } from 'storybook/internal/types';
import type { ShownStory } from '../apps/portal/src/app/mocks/screenLink.ts';
import { isLanguage } from '../apps/portal/src/shared/i18n/languages.ts';
import { storyLocation } from '../apps/portal/src/shared/story/storyLocation.ts';
import { overridesOf, scenarioOf } from './mockScenario.ts';
import { isTheme } from './toolbars.ts';

/** Origin of the portal on mocks; `npm run dev:mocks` serves it at this address. */
export const portalOrigin = String(import.meta.env['STORYBOOK_PORTAL_ORIGIN'] ?? 'http://localhost:5173');

/** Renders a story without `render`: its component with its properties. */
export const drawComponent: ArgsStoryFn<ReactRenderer> = (args, { component: Component, id }) => {
  if (Component === undefined) throw new Error(`The story ${id} has neither a component nor a render.`);
  return <Component {...args} />;
};

type StorySettings = Pick<StoryContext, 'parameters' | 'globals' | 'originalStoryFn' | 'initialArgs'> & {
  readonly playFunction?: unknown;
};

/** A story of a screen as the link to the running portal needs it. */
export function shownStory(story: StorySettings): ShownStory {
  const { path = '/', isSignedIn = true } = storyLocation(story.parameters);
  const language = String(story.globals['language']);
  const theme: unknown = story.globals['theme'];
  return {
    path,
    isSignedIn,
    scenario: scenarioOf(story),
    overrides: overridesOf(story),
    language: isLanguage(language) ? language : 'en',
    theme: isTheme(theme) ? theme : 'light',
    isGiven: story.originalStoryFn !== drawComponent || Object.keys(story.initialArgs).length > 0,
    acts: story.playFunction !== undefined,
  };
}
