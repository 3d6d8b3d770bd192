import { ServerResponse } from 'node:http';
import { finished } from 'node:stream';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../appContext.ts';
import type { Deps } from '../deps.ts';
import { chooseLanguage, offeredLanguages } from '../problem/language.ts';
import { clientAddress } from './trustedProxies.ts';

/** A request id from a proxy that is harmless in a log. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * Sets id, language and logger of each request, and logs one line when its response has been sent or aborted, with the
 * path but without query and body. The milliseconds are those until the response began.
 */
export function requestFrame(deps: Deps): MiddlewareHandler<AppEnv> {
  const languages = offeredLanguages(deps.settings.region);
  return async (context, next) => {
    const started = performance.now();
    const given = context.req.header('x-request-id') ?? '';
    const requestId = REQUEST_ID.test(given) ? given : deps.random.bytes(12).toString('hex');
    const traceId = context.get('traceId');
    const log = deps.log.child(traceId === undefined ? { requestId } : { requestId, traceId });
    context.set('requestId', requestId);
    context.set('log', log);
    context.set('language', chooseLanguage(context.req.header('accept-language'), languages));
    context.set(
      'address',
      clientAddress(
        deps.settings.trustedProxies,
        connectedAddress(context.env),
        context.req.header('x-forwarded-for'),
      ),
    );
    await next();
    context.res.headers.set('X-Request-Id', requestId);
    const line = {
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      milliseconds: Math.round((performance.now() - started) * 10) / 10,
      userId: context.get('userId'),
    };
    const outgoing = outgoingOf(context.env);
    if (outgoing === undefined) log.info(line, 'request');
    else
      finished(outgoing, (err) => {
        if (err === undefined || err === null) log.info(line, 'request');
        // By the server because the body failed, or by the client.
        else if (outgoing.errored) log.error({ ...line, aborted: true, err: outgoing.errored }, 'request');
        else log.info({ ...line, aborted: true }, 'request');
      });
  };
}

/** Undefined where there is no network, as in a test. */
function outgoingOf(bindings: unknown): ServerResponse | undefined {
  if (typeof bindings !== 'object' || bindings === null || !('outgoing' in bindings)) return undefined;
  return bindings.outgoing instanceof ServerResponse ? bindings.outgoing : undefined;
}

/** Empty where there is no network, as in a test. */
function connectedAddress(bindings: unknown): string {
  if (typeof bindings !== 'object' || bindings === null || !('incoming' in bindings)) return '';
  const { incoming } = bindings;
  if (typeof incoming !== 'object' || incoming === null || !('socket' in incoming)) return '';
  const { socket } = incoming;
  const address =
    typeof socket === 'object' && socket !== null && 'remoteAddress' in socket
      ? socket.remoteAddress
      : undefined;
  return typeof address === 'string' ? address : '';
}
