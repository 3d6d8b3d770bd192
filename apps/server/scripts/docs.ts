import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

// Makes the API reference that the server shows under /docs: one page per contract, which needs no network,
// and a list of them.

const run = promisify(execFile);
const server = resolve(import.meta.dirname, '..');
const specs = resolve(server, '../../specs');
const folder = join(server, 'dist/docs');
const redocly = join(
  dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')),
  'bin/cli.js',
);

/** The contracts there are: every folder of `specs` with an openapi.yaml. */
async function contracts(): Promise<readonly string[]> {
  const entries = await readdir(specs, { recursive: true });
  return entries
    .filter((path) => /^[a-z]+[/\\]openapi\.yaml$/.test(path))
    .map((path) => dirname(path))
    .toSorted();
}

async function writePage(service: string): Promise<string> {
  const source = join(specs, service, 'openapi.yaml');
  const title = /^\s+title:\s*(.+)$/m.exec(await readFile(source, 'utf8'))?.[1] ?? service;
  const page = join(folder, `${service}.html`);
  await run(
    process.execPath,
    [
      redocly,
      'build-docs',
      source,
      '--inlineBundle',
      '--lint-config=off',
      '--openapi.disableGoogleFont',
      `--title=${title}`,
      `--output=${page}`,
    ],
    { env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' } },
  );
  // Its maker's logo is the one thing the page would fetch; an image that fails is left out.
  const html = await readFile(page, 'utf8');
  await writeFile(page, html.replaceAll(/https:\/\/cdn\.redoc\.ly\/[\w./-]+/g, 'data:,'));
  return `<li><a href="/docs/${service}">${title}</a> <code>/api/${service}</code></li>`;
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const items: string[] = [];
for (const service of await contracts()) items.push(await writePage(service));
await writeFile(
  join(folder, 'index.html'),
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Michi API</title>
<style>
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif }
body { max-width: 40rem; margin: 4rem auto; padding: 0 1.5rem }
code { opacity: .7; margin-inline-start: .5rem }
</style>
</head>
<body>
<main>
<h1>Michi API</h1>
<p>One contract per service. <span lang="ja">サービスごとのAPI仕様です。</span></p>
<ul>
${items.join('\n')}
</ul>
</main>
</body>
</html>
`,
);
process.stdout.write(`${items.length} contracts in ${folder}\n`);
