import './run/nodeVersion.mjs';
import { onOrphaned, run, stopAll } from './run/command.mjs';
import { setting } from './run/setting.mjs';
import { duration, step } from './run/step.mjs';
import { install } from './steps/install.mjs';
import { isTaken, serve } from './steps/serve.mjs';

/**
 * `npm start`: from a fresh clone to Michi in a browser. Installs what is missing, generates the SDK, builds the
 * portal and starts the server, which starts PostgreSQL, migrates and seeds it at the first start. Unchanged steps are
 * not repeated.
 */
const host = setting('HOST') ?? '127.0.0.1';
const port = Number(setting('PORT') ?? 3000);
const origins = setting('CORS_ORIGINS');
const started = Date.now();
let server;
let stopping = false;

async function stop(signal) {
  if (stopping) {
    server?.kill();
    return;
  }
  stopping = true;
  if (server === undefined) {
    await stopAll();
    process.exit(130);
  }
  console.log('\nStopping …');
  server.stop(signal);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop('SIGTERM'));
onOrphaned(() => void stop('SIGTERM'));

if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  console.error(`PORT must be a number from 1 to 65535, not "${setting('PORT')}".`);
  process.exit(1);
}
if (await isTaken(host, port)) {
  console.error(
    `Port ${port} is in use by another program. Stop it, or use another port: PORT=3001 npm start`,
  );
  process.exit(1);
}

await step('Installing', () => install({ toRun: true }));
await step('Building the portal', () =>
  run('turbo', ['run', 'build', '--filter=./apps/*', '--output-logs=errors-only'], { log: 'build' }),
);
await step('Starting the server', async () => {
  const result = await serve({
    host,
    port,
    onChild: (child) => {
      server = child;
    },
  });
  if (!result.ok && stopping) process.exit(130);
  return result;
});

server.speak((text) => console.log(text));
const shown = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
console.log(
  `
Michi is running at http://localhost:${port}/app (ready in ${duration(Date.now() - started)})
  sign in    hana@michi.example, password michi-demo-2026
  contracts  http://localhost:${port}/docs
  front end  ${origins === undefined ? 'a page on port 5173: CORS_ORIGINS=http://localhost:5173 npm start' : `pages of ${origins} may call the services`}
  log        .cache/logs/server.log
Press Ctrl-C to stop.`.replaceAll('localhost', shown),
);
const code = await server.closed;
process.exit(stopping ? 0 : code);
