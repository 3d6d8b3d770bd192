import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Settings } from '../settings.ts';
import { DATA_POLICY, pagePolicy } from './contentPolicy.ts';

/**
 * Headers of every response. Pages set their own content security policy; other responses get one without inline
 * scripts, and those of the services, which are data, may do nothing. HSTS is sent only for a public https address.
 */
export function securityHeaders(settings: Settings): MiddlewareHandler {
  const httpsOnly = settings.publicUrl?.startsWith('https:') ?? false;
  const general = secureHeaders({
    overwrite: false,
    strictTransportSecurity: httpsOnly ? 'max-age=31536000; includeSubDomains' : false,
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    crossOriginResourcePolicy: 'same-origin',
    crossOriginOpenerPolicy: 'same-origin',
    permissionsPolicy: {
      accelerometer: [],
      camera: [],
      displayCapture: [],
      geolocation: [],
      gyroscope: [],
      magnetometer: [],
      microphone: [],
      midi: [],
      payment: [],
      usb: [],
    },
    xXssProtection: false,
    xDownloadOptions: false,
  });
  const forPages = pagePolicy(settings);
  return (context, next) =>
    general(context, async () => {
      await next();
      if (context.res.headers.has(POLICY)) return;
      context.res.headers.set(POLICY, SERVICES.test(context.req.path) ? DATA_POLICY : forPages);
    });
}

const POLICY = 'Content-Security-Policy';

const SERVICES = /^\/api(\/|$)/;
