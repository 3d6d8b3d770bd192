import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { run } from './run/command.mjs';
import { inRoot, node } from './run/paths.mjs';

const read = (...path) => readFileSync(inRoot(...path), 'utf8');
const dockerfile = read('Dockerfile').replaceAll('\\\n', ' ');
const stages = dockerfile.split(/^FROM /m).slice(1);
const copies = (stage) =>
  [...stage.matchAll(/^COPY (?:--from=(\w+) )?(.+) \S+$/gm)].map(([, from, paths]) => ({
    from,
    paths: paths.split(' '),
  }));

/** Build output, which a fresh clone does not have. */
const MADE = /^apps\/(?:server|portal)\/dist$/;

describe('the Dockerfile', () => {
  test('copies existing files, or build output', () => {
    const all = stages
      .flatMap(copies)
      .flatMap(({ paths }) => paths.map((path) => path.replace('/michi/', '')));
    expect(all.length).toBeGreaterThan(8);
    for (const path of all) {
      if (path === '.' || path === '/michi' || MADE.test(path)) continue;
      expect(existsSync(inRoot(path)), path).toBe(true);
    }
  });

  test('installs from the manifest of every workspace, without which npm refuses the lockfile', () => {
    const copied = copies(stages[1]).flatMap(({ paths }) => paths);
    const { workspaces } = JSON.parse(read('package.json'));
    const manifests = workspaces.flatMap((location) => {
      const folder = location.replace('/*', '');
      return readdirSync(inRoot(folder)).map((name) => `${folder}/${name}/package.json`);
    });
    expect(new Set(copied.filter((path) => path.includes('/')))).toEqual(new Set(manifests));
  });

  test('excludes what a clone does not have either', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const path of ['.git', '.data', '.env', '**/node_modules', '**/dist', '**/generated'])
      expect(ignored).toContain(path);
  });

  test('starts a file there is, as a user that is not root, on the Node of the project', () => {
    const last = stages.at(-1);
    const [, command] = /^CMD (\[.*\])$/m.exec(last) ?? [];
    const [, file] = JSON.parse(command);
    expect(existsSync(inRoot(file))).toBe(true);
    expect(last).toMatch(/^USER node$/m);
    for (const stage of stages) expect(stage).toMatch(/^\$\{BASE_IMAGE\}/);
    expect(dockerfile).toContain(`ARG BASE_IMAGE=node:${read('.nvmrc').trim()}-slim\n`);
  });

  test('has a health check that distinguishes healthy from unhealthy', async () => {
    const [, check] = /^HEALTHCHECK .*CMD (\[.*\])$/m.exec(dockerfile) ?? [];
    const [, ...args] = JSON.parse(check);
    let status = 200;
    const server = createServer((request, response) => {
      response.writeHead(request.url === '/readyz' ? status : 404).end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const asks = async () => {
      const child = spawn(node, args, { env: { PORT: String(server.address().port) } });
      return (await once(child, 'exit'))[0];
    };
    expect(await asks()).toBe(0);
    status = 503;
    expect(await asks()).toBe(1);
    server.close();
  });
});

describe('docs/operating.md', () => {
  const page = read('docs', 'operating.md');

  test('names settings that there are', () => {
    const known = new Set(
      [...read('.env.example').matchAll(/\b[A-Z]+(?:_[A-Z0-9]+)+\b/g)].map(([name]) => name),
    );
    const named = [...page.matchAll(/`([A-Z]+(?:_[A-Z0-9]+)+)(?:=[^`]*)?`/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(10);
    for (const name of named) expect([...known, 'NODE_ENV'], name).toContain(name);
  });

  test('names metrics that there are', () => {
    const source = read('apps', 'server', 'src', 'platform', 'metrics', 'metrics.ts');
    const named = [...page.matchAll(/\bmichi_\w+/g)].map(([name]) => name.replace(/_(?:count|bucket)$/, ''));
    expect(named.length).toBeGreaterThan(10);
    for (const name of named) expect(source).toContain(`'${name}'`);
  });

  test('links to files that there are', () => {
    for (const [, path] of page.matchAll(/\]\((?!https?:)([^)#]+)\)/g))
      expect(existsSync(inRoot('docs', path)), path).toBe(true);
  });
});

test('the configuration of nginx passes every stream of events on unbuffered, and no metrics', () => {
  const text = read('docs', 'operating', 'nginx.conf');
  const [, location, block] = /location ~ (\S+) \{([^}]*)\}/.exec(text) ?? [];
  expect(block).toContain('proxy_buffering off');
  const services = readdirSync(inRoot('specs')).filter((name) =>
    existsSync(inRoot('specs', name, 'openapi.yaml')),
  );
  const streams = services.flatMap((service) =>
    read('specs', service, 'openapi.yaml')
      .split(/^ {2}(?=\/)/m)
      .filter((part) => part.includes('text/event-stream'))
      .map((part) => `/api/${service}${part.slice(0, part.indexOf(':'))}`),
  );
  expect(streams.length).toBeGreaterThan(1);
  for (const path of streams) expect(path).toMatch(new RegExp(location));
  expect(text).toMatch(/location = \/metrics \{\s+return 404;/);
});

test('the Compose file has no fault', async () => {
  const file = inRoot('docs', 'operating', 'compose.yaml');
  // As the formatter writes them.
  const rules = { 'require-quotes-in-ports': [1, { quoteType: 'double' }] };
  const linter = new DCLinter({ rules, quiet: false, debug: false, exclude: [] });
  const [result, ...others] = linter.lintFiles([file], false);
  expect(others).toEqual([]);
  expect(result).toMatchObject({ filePath: file, messages: [] });
});

describe('the manifests for Kubernetes', () => {
  const folder = inRoot('docs', 'operating', 'kubernetes');
  const files = readdirSync(folder);
  const manifests = files
    .filter((name) => name !== 'kustomization.yaml')
    .map((name) => parse(readFileSync(join(folder, name), 'utf8')));

  const byName = (one, other) => one.localeCompare(other);

  async function compile(documents) {
    const location = inRoot('.cache', 'manifests');
    mkdirSync(location, { recursive: true });
    const lines = documents.map(
      ({ apiVersion, kind, ...rest }, index) =>
        `export const manifest${index}: import('kubernetes-types/${apiVersion === 'v1' ? 'core/v1' : apiVersion}').${kind} = ${JSON.stringify({ apiVersion, kind, ...rest })};`,
    );
    const file = join(location, 'manifests.ts');
    writeFileSync(file, lines.join('\n'));
    const options =
      '--ignoreConfig --noEmit --strict --skipLibCheck --types node --module esnext --moduleResolution bundler';
    const { output } = await run('tsc', [...options.split(' '), file], { log: 'manifests' });
    rmSync(location, { recursive: true });
    return output.trim();
  }

  test('are all applied by kustomize', () => {
    const { resources } = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8'));
    expect([...resources, 'kustomization.yaml'].toSorted(byName)).toEqual(files.toSorted(byName));
  });

  test('have the fields of their kinds', async () => {
    expect(await compile(manifests)).toBe('');
  });

  test('start the server without rights, and ask it for its health', () => {
    const { spec } = manifests.find(({ kind }) => kind === 'Deployment').spec.template;
    const [server] = spec.containers;
    expect(spec.securityContext).toMatchObject({ runAsNonRoot: true });
    expect(server.securityContext).toMatchObject({ readOnlyRootFilesystem: true });
    expect(server.readinessProbe.httpGet.path).toBe('/readyz');
    expect(server.livenessProbe.httpGet.path).toBe('/healthz');
  });
});
