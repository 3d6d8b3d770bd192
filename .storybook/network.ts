import type { Loader, StoryContext } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';
import { mswLoader } from 'msw-storybook-addon/csf3';
import type { Overrides } from '@michi/api/mocks';
import { forgetRequests, settled, watchRequests } from './settled.ts';
import { isScenario } from './toolbars.ts';

/** Titles under which a story may ask the network: the portal's. The design system knows none. */
const NETWORKED = /^Portal\//;

/** One worker for all stories. A call to the API that no mock answers is an error, anything else passes. */
async function startWorker() {
  const worker = setupWorker();
  watchRequests(worker);
  await worker.start({
    quiet: true,
    onUnhandledFrame: ({ frame, defaults }) => {
      if (!(frame instanceof HttpNetworkFrame)) return;
      if (new URL(frame.data.request.url).pathname.startsWith('/api/')) defaults.error();
    },
  });
  return worker;
}

const startMocks = mswLoader(startWorker);

/** Whether a story's parameter names single operations that answer in another way; the mocks refuse what is wrong in it. */
const isOverrides = (value: unknown): value is Overrides => typeof value === 'object' && value !== null;

/**
 * Answers the requests of a portal story from the contract's examples, in the scenario of the story or the toolbar.
 * `parameters: { overrides }` lets single operations answer in another way.
 */
export const mockNetwork: Loader = async (context) => {
  if (!NETWORKED.test(context.title)) return {};
  const asked: unknown = context.parameters['scenario'] ?? context.globals['scenario'];
  const scenario = isScenario(asked) ? asked : 'populated';
  const { handlersFor } = await import('@michi/api/mocks');
  await startMocks(context);
  forgetRequests();
  const overrides: unknown = context.parameters['overrides'];
  context.msw.use(...handlersFor(scenario, isOverrides(overrides) ? overrides : {}));
  return {};
};

/** Lets a test of a portal story see the screen with its data; a story of waiting is seen waiting. */
export async function untilSettled({
  title,
  parameters,
  globals,
  canvasElement,
}: StoryContext): Promise<void> {
  if (!NETWORKED.test(title)) return;
  const overrides: unknown = parameters['overrides'];
  const answers = [
    parameters['scenario'] ?? globals['scenario'],
    ...(isOverrides(overrides) ? Object.values(overrides) : []),
  ];
  if (!answers.includes('slow') && !answers.includes('pending')) await settled(canvasElement);
}
