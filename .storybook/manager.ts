// Storybook compiles this file for a page where JSX has no runtime.
import { createElement, useState } from 'react';
import { Button, EmptyTabContent } from 'storybook/internal/components';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons, types, useChannel, useStorybookState } from 'storybook/manager-api';
import type { Addon_RenderOptions } from 'storybook/internal/types';
import { themes } from 'storybook/theming';
import { dark } from '../packages/design-system/src/theme/dark.ts';
import { STORY_LINKS, type StoryLinks } from './storyLinks.ts';

const link = (href: string, label: string, tooltip: string) =>
  createElement(
    Button,
    {
      key: label,
      asChild: true,
      variant: 'ghost',
      size: 'small',
      padding: 'small',
      ariaLabel: false,
      tooltip,
    },
    createElement('a', { href, target: '_blank', rel: 'noreferrer' }, label),
  );

/** The links from a story to its file and, of a screen, to the same screen in the running portal. */
function Links() {
  const { storyId } = useStorybookState();
  const [links, setLinks] = useState<StoryLinks>();
  useChannel({ [STORY_LINKS]: setLinks });
  if (links?.storyId !== storyId) return null;
  const { source, screen } = links;
  return [
    screen !== undefined &&
      link(
        screen.href,
        screen.differences.length === 0 ? 'In the portal' : 'In the portal, nearest',
        ['Opens the portal on mocks.', ...screen.differences].join(' '),
      ),
    source.href !== undefined && link(source.href, 'Source', source.path),
  ];
}

addons.register('michi/story-links', () => {
  addons.add('michi/story-links/tool', {
    type: types.TOOL,
    title: 'In the portal, source',
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    render: () => createElement(Links),
  });
});

/** Storybook's dark theme is white where a story loads. */
const darkFrame = { ...themes.dark, appPreviewBg: dark.surface };

/** The frame around the stories in their theme, so that nothing white stands beside a dark screen or before it. */
const follow = (theme: unknown) => {
  addons.setConfig({ theme: theme === 'dark' ? darkFrame : themes.light });
};

follow(/(?:^|;)theme:(\w+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1]);

addons.register('michi/theme', (api) => {
  api.on(GLOBALS_UPDATED, ({ globals }: { readonly globals: Readonly<Record<string, unknown>> }) => {
    follow(globals['theme']);
  });
});

const CONTROLS = 'addon-controls';

/** Shown instead of the controls for a story without properties, as most screens are. */
const noProperties = createElement(EmptyTabContent, {
  title: 'Nothing to set here',
  description:
    'This story has no properties. Theme, language and what the backend answers are in the toolbar.',
});

addons.register('michi/controls', (api) => {
  const panel = api.getElements(types.PANEL)[CONTROLS];
  if (panel === undefined) throw new Error(`Storybook has no panel ${CONTROLS} any more.`);
  addons.add(CONTROLS, {
    ...panel,
    render: (options: Partial<Addon_RenderOptions>) => {
      const story = api.getCurrentStoryData();
      const { argTypes }: { readonly argTypes?: object } = story?.type === 'story' ? story : {};
      const hasNone = argTypes !== undefined && Object.keys(argTypes).length === 0;
      if (!hasNone) return panel.render(options);
      return options.active === true ? noProperties : null;
    },
  });
});
