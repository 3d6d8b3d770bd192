/** Sends a request. */
export type Send = (request: Request) => Promise<Response>;
