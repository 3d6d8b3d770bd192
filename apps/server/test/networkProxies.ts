import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { networkProgram, type NetworkProgram } from '@michi/config/network-programs';
import { SESSION_SETTINGS } from '../src/platform/database/connection.ts';
import { unprivilegedUser } from '../src/platform/database/systemUser.ts';
import { freePort } from './freePort.ts';

/** A program that listens, started for a test. */
export interface Listening {
  readonly port: number;
  stop(): Promise<void>;
}

/** Required settings of a pooler's connections, as statements. */
export const POOLED_SETTINGS = Object.entries(SESSION_SETTINGS)
  .map(([name, value]) => `set ${name} = '${value}'`)
  .join('; ');

/**
 * Starts nginx in front of servers, as a round-robin balancer.
 * @param folder its folder, accessible to others
 * @param at the port it listens on; by default a free one
 */
export async function startBalancer(
  folder: string,
  servers: readonly string[],
  at?: number,
): Promise<Listening> {
  const port = at ?? (await freePort());
  const directories = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const upstream = servers.map((url) => `server 127.0.0.1:${new URL(url).port} max_fails=1 fail_timeout=5s;`);
  return start(
    'nginx',
    folder,
    port,
    ['-p', folder, '-c'],
    [
      'daemon off;',
      'master_process off;',
      `pid ${join(folder, 'nginx.pid')};`,
      `error_log ${join(folder, 'error.log')};`,
      'events { worker_connections 512; }',
      'http {',
      '  access_log off;',
      // As in docs/operating/nginx.conf: more than the largest form.
      '  client_max_body_size 25m;',
      ...directories,
      '  upstream michi {',
      ...upstream,
      '    keepalive 16;',
      '  }',
      '  server {',
      `    listen 127.0.0.1:${port};`,
      '    location / {',
      '      proxy_pass http://michi;',
      '      proxy_http_version 1.1;',
      '      proxy_set_header Connection "";',
      '      proxy_set_header Host $http_host;',
      '      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
      '    }',
      '  }',
      '}',
    ],
  );
}

/**
 * Starts PgBouncer before a PostgreSQL, in transaction pooling.
 * @param settings what each of its connections is set to, as statements
 */
export async function startPooler(
  folder: string,
  database: string,
  settings: string,
): Promise<Listening & { readonly url: string }> {
  const port = await freePort();
  const { hostname, port: databasePort, pathname, username, password } = new URL(database);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'users.txt'), `"${username}" "${password}"\n`, { mode: 0o644 });
  const listening = await start(
    'pgbouncer',
    folder,
    port,
    [],
    [
      '[databases]',
      `${pathname.slice(1)} = host=${hostname} port=${databasePort} connect_query='${settings.replaceAll("'", "''")}'`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = scram-sha-256',
      `auth_file = ${join(folder, 'users.txt')}`,
      'pool_mode = transaction',
      // Fewer than the servers' pools have together, so that connections are really shared.
      'default_pool_size = 4',
      'max_client_conn = 100',
    ],
  );
  const url = new URL(database);
  url.port = String(port);
  return { ...listening, url: url.href };
}

/** Starts a program on a file of settings, and waits until it listens. */
async function start(
  name: NetworkProgram,
  folder: string,
  port: number,
  args: readonly string[],
  settings: readonly string[],
): Promise<Listening> {
  const { path, env } = networkProgram(name);
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${name}.conf`);
  await writeFile(file, `${settings.join('\n')}\n`);
  // PgBouncer does not run as root.
  const user = await unprivilegedUser();
  await chmod(folder, 0o777);
  const child = spawn(path, [...args, file], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(user !== undefined && { uid: user.uid, gid: user.gid }),
  });
  let text = '';
  child.stderr.on('data', (data: Buffer) => {
    text += data.toString();
  });
  const ended = once(child, 'exit');
  while (!(await isListening(port)))
    if (child.exitCode !== null) throw new Error(`${name} did not start: ${text}`);
  return {
    port,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
