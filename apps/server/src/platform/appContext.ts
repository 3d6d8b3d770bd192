import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { PeriodicTask } from './background/periodic.ts';
import type { Deps } from './deps.ts';
import type { Language } from './problem/language.ts';
import type { ServiceName } from './settings.ts';

/** Variables of a request, set by the middleware. */
export interface AppEnv {
  Variables: {
    requestId: string;
    language: Language;
    address: string;
    log: Logger;
    userId: string | undefined;
    /** Undefined without a collector. */
    traceId: string | undefined;
    /** The operation of a contract that the request is for. */
    operation: { readonly service: string; readonly id: string } | undefined;
  };
}

export interface ServiceRouter {
  readonly service: ServiceName;
  readonly deps: Deps;
  readonly hono: Hono<AppEnv>;
}

/** The operations of a service, and what runs periodically while the server runs. */
export interface ServiceModule {
  readonly service: ServiceName;
  readonly register: (router: ServiceRouter) => void;
  readonly periodic?: readonly PeriodicTask[];
}

export function createServiceRouter(service: ServiceName, deps: Deps): ServiceRouter {
  return { service, deps, hono: new Hono<AppEnv>() };
}
