import type { Loader } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { isScenario } from './toolbars.ts';

/** Titles under which a story may ask the network: the portal's. The design system knows none. */
const NETWORKED = /^Portal\//;

/** One worker for all stories. A call to the API that no mock answers is an error, anything else passes. */
async function startWorker() {
  const worker = setupWorker();
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

/** Answers the requests of a portal story from the contract's examples, in the scenario of the story or the toolbar. */
export const mockNetwork: Loader = async (context) => {
  if (!NETWORKED.test(context.title)) return {};
  const asked: unknown = context.parameters['scenario'] ?? context.globals['scenario'];
  const scenario = isScenario(asked) ? asked : 'populated';
  const { handlersFor } = await import('@michi/api/mocks');
  await startMocks(context);
  context.msw.use(...handlersFor(scenario));
  return {};
};
