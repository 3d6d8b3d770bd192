import type { Overrides, ScenarioName } from '@michi/api/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { isScenario } from './toolbars.ts';

/** What of a story says how its network answers. */
type Told = Pick<StoryContext, 'parameters' | 'globals'>;

/** Titles under which a story may ask the network: the portal's. The design system knows none. */
export const isNetworked = ({ title }: Pick<StoryContext, 'title'>): boolean => title.startsWith('Portal/');

/** How the mocked backend answers a story: as its `parameters: { scenario }` say, or else the toolbar. */
export const scenarioOf = ({ parameters, globals }: Told): ScenarioName => {
  const asked: unknown = parameters['scenario'] ?? globals['scenario'];
  return isScenario(asked) ? asked : 'populated';
};

/** Whether a story's parameter overrides single operations; the mocks reject invalid overrides. */
const isOverrides = (value: unknown): value is Overrides => typeof value === 'object' && value !== null;

/** The operations that answer a story in another way: its `parameters: { overrides }`. */
export const overridesOf = ({ parameters }: Pick<Told, 'parameters'>): Overrides => {
  const overrides: unknown = parameters['overrides'];
  return isOverrides(overrides) ? overrides : {};
};
