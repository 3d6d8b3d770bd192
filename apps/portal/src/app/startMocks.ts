import { handlersFor, scenarioNames } from '@michi/api/mocks';
import { setupWorker } from 'msw/browser';

/**
 * Answers every call from the contract's examples, without a server (`npm run dev:mocks`). The scenario is the query
 * `scenario` of the page: populated, empty, slow, unavailable or unauthorized.
 */
export const startMocks = async (): Promise<void> => {
  const asked = new URLSearchParams(globalThis.location.search).get('scenario');
  const scenario = scenarioNames.find((name) => name === asked) ?? 'populated';
  await setupWorker(...handlersFor(scenario)).start({ quiet: true });
};
