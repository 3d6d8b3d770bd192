import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { CorsOrigins } from '../settings.ts';

/** What a page may send beside the headers that need no permission (Fetch standard, "CORS-safelisted request-header"). */
const REQUEST_HEADERS = [
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'If-Match',
  'If-None-Match',
  'Last-Event-ID',
  'X-Request-Id',
];

/** What a page may read beside the headers that need no permission ("CORS-safelisted response-header name"). */
const RESPONSE_HEADERS = ['Content-Disposition', 'ETag', 'Location', 'Retry-After', 'X-Request-Id'];

/** Seconds a browser may remember a permission; Chromium's longest are two hours. */
const MAX_AGE = 7_200;

/**
 * Lets pages of other origins call the services. They authenticate by the bearer token, so credentials, which are the
 * cookies, are never allowed. An image has a signed address instead of a token, so other pages may show it too
 * (`Cross-Origin-Resource-Policy`).
 */
export const crossOrigin = (origins: CorsOrigins): MiddlewareHandler => {
  const services = cors({
    origin: origins === '*' ? origins : [...origins],
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: REQUEST_HEADERS,
    exposeHeaders: RESPONSE_HEADERS,
    maxAge: MAX_AGE,
  });
  return (context, next) =>
    services(context, async () => {
      await next();
      context.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
    });
};
