import type { SetupWorker } from 'msw/browser';
import { waitFor } from 'storybook/test';

const underWay = new Set<string>();

/** Counts the requests of stories that have no answer yet. */
export function watchRequests(worker: SetupWorker): void {
  worker.events.on('request:start', ({ requestId }) => {
    underWay.add(requestId);
  });
  worker.events.on('request:end', ({ requestId }) => {
    underWay.delete(requestId);
  });
}

/** Discards requests of an earlier story. */
export function forgetRequests(): void {
  underWay.clear();
}

const nextFrame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

/** Resolves once a screen is rendered and all its requests have finished. */
export async function settled(canvas: HTMLElement): Promise<void> {
  await waitFor(() => {
    if (canvas.childElementCount === 0 && document.querySelector('[role$=dialog]') === null)
      throw new Error('The story shows nothing yet.');
    if (underWay.size > 0) throw new Error('The story waits for the network.');
  });
  // React renders responses in one frame, and that render may start further requests.
  await nextFrame();
  await nextFrame();
  if (underWay.size > 0) await settled(canvas);
}
