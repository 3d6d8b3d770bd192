import type { ScenarioName } from '@michi/api/mocks';
import type { themeClass } from '@michi/design-system/theme';
import type { Preview } from '@storybook/react-vite';

export type ThemeName = keyof typeof themeClass;

const themes: Readonly<Record<ThemeName, { title: string; icon: 'sun' | 'moon' }>> = {
  light: { title: 'Light', icon: 'sun' },
  dark: { title: 'Dark', icon: 'moon' },
};

/** Scenarios of the mocked backend; a story may fix its own with `parameters: { scenario: 'empty' }`. */
const scenarios: Readonly<Record<ScenarioName, string>> = {
  populated: 'Populated',
  empty: 'Empty',
  slow: 'Slow',
  pending: 'No response yet',
  unavailable: 'Unavailable',
  unauthorized: 'Signed out',
  'validation-error': 'Refused field by field',
  offline: 'Out of reach',
};

export const isTheme = (value: unknown): value is ThemeName =>
  typeof value === 'string' && Object.hasOwn(themes, value);

export const isScenario = (value: unknown): value is ScenarioName =>
  typeof value === 'string' && Object.hasOwn(scenarios, value);

/** The three toolbars: theme, language (in the product's codes) and the state of the backend. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Theme',
    toolbar: {
      title: 'Theme',
      icon: 'contrast',
      dynamicTitle: true,
      items: Object.entries(themes).map(([value, { title, icon }]) => ({ value, title, icon })),
    },
  },
  language: {
    description: 'Language',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'en', title: 'English' },
        { value: 'jp', title: '日本語' },
      ],
    },
  },
  scenario: {
    description: 'What the mocked backend answers',
    toolbar: {
      title: 'Backend',
      icon: 'database',
      dynamicTitle: true,
      items: Object.entries(scenarios).map(([value, title]) => ({ value, title })),
    },
  },
};
