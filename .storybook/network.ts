import type { Loader, StoryContext } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { isNetworked, overridesOf, scenarioOf } from './mockScenario.ts';
import { forgetRequests, settled, watchRequests } from './settled.ts';

/** One worker for all stories. A request to the API without a mock is an error; others pass. */
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

/**
 * Answers the requests of a portal story from the contract's examples, in the scenario of the story or the toolbar.
 * `parameters: { overrides }` lets single operations answer in another way.
 */
export const mockNetwork: Loader = async (context) => {
  if (!isNetworked(context)) return {};
  const { handlersFor } = await import('@michi/api/mocks');
  await startMocks(context);
  forgetRequests();
  context.msw.use(...handlersFor(scenarioOf(context), overridesOf(context)));
  return {};
};

/** Lets a test of a portal story wait for the screen's data; a story of loading is tested while loading. */
export async function untilSettled(context: StoryContext): Promise<void> {
  if (!isNetworked(context)) return;
  const responses = [scenarioOf(context), ...Object.values(overridesOf(context))];
  if (!responses.includes('slow') && !responses.includes('pending')) await settled(context.canvasElement);
}
