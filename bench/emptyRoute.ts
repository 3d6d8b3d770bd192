import { serveEmptyRoute } from '../apps/server/test/emptyRoute.ts';

// A separate process, as for the server. The process that started it ends it.
serveEmptyRoute(Number(process.env['PORT']));
