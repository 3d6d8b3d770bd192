import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { PeriodicTask } from './background/periodic.ts';
import type { Deps } from './deps.ts';
import type { Language } from './problem/language.ts';
import type { ServiceName } from './settings.ts';

/** Variables that the outer layers of the server set for every request. */
export interface AppEnv {
  Variables: {
    requestId: string;
    language: Language;
    address: string;
    log: Logger;
    userId: string | undefined;
    /** Trace id of the request; undefined without a collector. */
    traceId: string | undefined;
    /** The operation of a contract that the request is for. */
    operation: { readonly service: string; readonly id: string } | undefined;
  };
}

/** Where a module puts the operations of one service. */
export interface ServiceRouter {
  readonly service: ServiceName;
  readonly deps: Deps;
  readonly hono: Hono<AppEnv>;
}

/** A module's interface: its service, and a function that adds each of its operations. */
export interface ServiceModule {
  readonly service: ServiceName;
  readonly register: (router: ServiceRouter) => void;
  /** Its periodic tasks while the server runs. */
  readonly periodic?: readonly PeriodicTask[];
}

/** An empty router for a service. */
export function createServiceRouter(service: ServiceName, deps: Deps): ServiceRouter {
  return { service, deps, hono: new Hono<AppEnv>() };
}
