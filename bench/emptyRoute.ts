import { serveEmptyRoute } from '../apps/server/test/emptyRoute.ts';

// A process of its own, as the server has one. Whoever started it ends it.
serveEmptyRoute(Number(process.env['PORT']));
