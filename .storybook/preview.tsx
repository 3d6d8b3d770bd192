import { MAX_WAIT } from '@michi/config/timeouts';
import { themeClass } from '@michi/design-system/theme';
import { toast } from '@michi/design-system/toast-store';
import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { accessibility, looks } from './accessibility.ts';
import { docs } from './docs.tsx';
import { mockNetwork, untilSettled } from './network.ts';
import { refuseFaintText } from './otherTheme.ts';
import { plainControls } from './plainControls.ts';
import { drawComponent } from './shownStory.tsx';
import { emitStoryLinks } from './emitStoryLinks.ts';
import { globalTypes, isTheme } from './toolbars.ts';
import { viewports } from './viewports.ts';

configure({ asyncUtilTimeout: MAX_WAIT });

/**
 * Sets the theme's class and the language on `<html>`, as the portal does: content that Radix renders under `body`
 * needs them there. All stories of a docs page, and the page itself, use the toolbar's.
 */
const onRoot: Decorator = (Story, { globals }) => {
  const asked: unknown = globals['theme'];
  const theme = isTheme(asked) ? asked : 'light';
  const { documentElement } = document;
  documentElement.classList.remove(...Object.values(themeClass));
  documentElement.classList.add(themeClass[theme]);
  delete documentElement.dataset['loading'];
  documentElement.lang = globals['language'] === 'jp' ? 'ja' : 'en';
  return <Story />;
};

const preview: Preview = {
  globalTypes,
  initialGlobals: { theme: 'light', language: 'en', scenario: 'populated' },
  argTypesEnhancers: [plainControls],
  decorators: [onRoot],
  // No toolbar listens to a test.
  loaders: import.meta.env.MODE === 'test' ? [mockNetwork] : [mockNetwork, emitStoryLinks],
  render: drawComponent,
  // Toasts of one story must not appear over the next.
  beforeEach: () => toast.clear,
  // From the last to the first.
  afterEach:
    import.meta.env.MODE === 'test' ? [...(looks === 'axe' ? [refuseFaintText] : []), untilSettled] : [],
  parameters: {
    a11y: accessibility,
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs,
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Introduction',
          'Components',
          'Foundations',
          ['Colour', 'Type', 'Space', 'Elevation', 'Icons', 'Motion', 'Voice'],
          'Design system',
          'Portal',
        ],
      },
    },
    viewport: { options: viewports },
  },
  tags: ['autodocs'],
};

export default preview;
