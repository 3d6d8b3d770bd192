import type { Overrides, ScenarioName } from '@michi/api/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { isScenario } from './toolbars.ts';

type StorySettings = Pick<StoryContext, 'parameters' | 'globals'>;

/** Whether a story may use the network, by its title: only the portal's may. The design system has no network. */
export const isNetworked = ({ title }: Pick<StoryContext, 'title'>): boolean => title.startsWith('Portal/');

/** How the mocked backend answers a story: as its `parameters: { scenario }` say, or else the toolbar. */
export const scenarioOf = ({ parameters, globals }: StorySettings): ScenarioName => {
  const asked: unknown = parameters['scenario'] ?? globals['scenario'];
  return isScenario(asked) ? asked : 'populated';
};

/** Whether a story's parameter overrides single operations; the mocks reject invalid overrides. */
const isOverrides = (value: unknown): value is Overrides => typeof value === 'object' && value !== null;

/** The operations that answer a story in another way: its `parameters: { overrides }`. */
export const overridesOf = ({ parameters }: Pick<StorySettings, 'parameters'>): Overrides => {
  const overrides: unknown = parameters['overrides'];
  return isOverrides(overrides) ? overrides : {};
};
