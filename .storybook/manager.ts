// Storybook compiles this file for a page where JSX has no runtime.
import { createElement, useState } from 'react';
import { Button, EmptyTabContent } from 'storybook/internal/components';
import { addons, types, useChannel, useStorybookState } from 'storybook/manager-api';
import type { Addon_RenderOptions } from 'storybook/internal/types';
import { SCREEN_LINK, type ScreenLinkMessage } from './screenLinkEvent.ts';

/** The link from the story of a screen to the same screen in the running portal; nothing beside a component. */
function ScreenLink() {
  const { storyId } = useStorybookState();
  const [message, setMessage] = useState<ScreenLinkMessage>();
  useChannel({ [SCREEN_LINK]: setMessage });
  if (message?.storyId !== storyId) return null;
  const { href, differences } = message;
  return createElement(
    Button,
    {
      asChild: true,
      variant: 'ghost',
      size: 'small',
      padding: 'small',
      ariaLabel: false,
      tooltip: ['Opens the portal on mocks.', ...differences].join(' '),
    },
    createElement(
      'a',
      { href, target: '_blank', rel: 'noreferrer' },
      differences.length === 0 ? 'In the portal' : 'In the portal, nearest',
    ),
  );
}

addons.register('michi/screen-link', () => {
  addons.add('michi/screen-link/tool', {
    type: types.TOOL,
    title: 'In the portal',
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    render: () => createElement(ScreenLink),
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
