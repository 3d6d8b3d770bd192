/** Sends one request, whatever made it. */
export type Send = (request: Request) => Promise<Response>;
