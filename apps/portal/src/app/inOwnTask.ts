type Fetch = (request: Request) => Promise<Response>;

/**
 * A `fetch` that sends each question in a task of its own. A screen asks six things at once, right after it was drawn, and
 * handing one over takes a slow phone 10 ms: together they would hold up the frame that shows the screen. An act is sent at
 * once, as the page may be about to go.
 * @returns what `fetch` gives; its failure where the request was cancelled meanwhile
 */
export const inOwnTask =
  (fetch: Fetch): Fetch =>
  async (request) => {
    if (request.method === 'GET')
      await new Promise<void>((resolve) => {
        setTimeout(resolve);
      });
    return fetch(request);
  };
