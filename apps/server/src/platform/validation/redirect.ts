import type { Operation } from '@michi/api/server';
import type { Context } from 'hono';
import type { AppEnv, ServiceRouter } from '../appContext.ts';
import { respondWithProblem } from './respondWithProblem.ts';
import { checkResponse } from './checkResponse.ts';
import { readCall, type Call } from './readCall.ts';

/**
 * Serves an operation that redirects a browser (302): the request is read and checked as in `route`, and the handler
 * returns the location. Cookies are set on the context.
 * @example
 * redirectRoute(router, manifest.user.requestGoogleLogin, async ({ query }, context) => '/app/login');
 */
export function redirectRoute<O extends Operation & { readonly method: 'get' }>(
  router: ServiceRouter,
  operation: O,
  handler: (call: Call<O>, context: Context<AppEnv>) => Promise<string>,
): void {
  router.hono.get(operation.path.replace(/\{(\w+)\}/g, ':$1'), async (context) => {
    const { deps } = router;
    try {
      const location = await handler(await readCall(router, operation, {}, context), context);
      if (!deps.settings.production) checkResponse(operation, 302, '');
      return context.redirect(location, 302);
    } catch (error) {
      return respondWithProblem(context, operation, error, deps);
    }
  });
}
