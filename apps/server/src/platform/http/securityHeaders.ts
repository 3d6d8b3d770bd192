import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Settings } from '../settings.ts';

/**
 * Headers of every answer. Scripts and styles come from this server alone; nothing inline runs.
 * Inline styles stay allowed: components position their overlays with them.
 * Browsers are told to use https only where the public address says so.
 */
export function securityHeaders({ publicUrl, serviceUrls }: Settings): MiddlewareHandler {
  const httpsOnly = publicUrl?.startsWith('https:') ?? false;
  const elsewhere = Object.values(serviceUrls).map((address) => new URL(address).origin);
  const policy = {
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...elsewhere],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  };
  const rest = {
    strictTransportSecurity: httpsOnly ? 'max-age=31536000; includeSubDomains' : false,
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    crossOriginResourcePolicy: 'same-origin',
    crossOriginOpenerPolicy: 'same-origin',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
    xXssProtection: false,
    xDownloadOptions: false,
  };
  const withPolicy = secureHeaders({ ...policy, ...rest });
  const withoutPolicy = secureHeaders(rest);
  return (context, next) =>
    OWN_POLICY.test(context.req.path) ? withoutPolicy(context, next) : withPolicy(context, next);
}

/** Pages that bring a content security policy of their own. */
const OWN_POLICY = /^\/docs(\/|$)/;
