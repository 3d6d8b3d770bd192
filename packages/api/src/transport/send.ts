/** Sends one request, from any caller. */
export type Send = (request: Request) => Promise<Response>;
