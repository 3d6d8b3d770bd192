import { execFile, spawn } from 'node:child_process';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { promisify } from 'node:util';
import { networkProgram } from '@michi/config/network-programs';
import { spawnServer, type ServerProcess } from '../spawnServer.ts';
import { end, OPERATING } from './databaseMachine.ts';

const run = promisify(execFile);

/** The servers of docs/operating/nginx.conf. */
const PORTS = ['3001', '3002'];

/** Where students reach the servers: through nginx, over TLS. */
export const FRONT = { url: 'https://localhost' };

/** HAProxy of docs/operating/haproxy.cfg. @returns stops it */
export async function startDatabaseProxy(): Promise<() => Promise<void>> {
  const child = spawn('haproxy', ['-db', '-q', '-f', join(OPERATING, 'haproxy.cfg')], { stdio: 'ignore' });
  return () => end(child, 'SIGTERM');
}

/**
 * nginx of docs/operating/nginx.conf, with a certificate that this process trusts.
 * @returns stops it
 */
export async function startWebProxy(folder: string): Promise<() => Promise<void>> {
  const home = join(folder, 'nginx');
  await mkdir(home);
  // nginx serves as another user.
  await chmod(home, 0o755);
  const [key, certificate] = [join(home, 'privkey.pem'), join(home, 'fullchain.pem')];
  const texts =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost';
  const name = 'subjectAltName=DNS:localhost';
  await run('openssl', [...texts.split(' '), '-addext', name, '-keyout', key, '-out', certificate]);
  setDefaultCACertificates([...getCACertificates('default'), await readFile(certificate, 'utf8')]);
  const file = join(home, 'nginx.conf');
  const text = await readFile(join(OPERATING, 'nginx.conf'), 'utf8');
  const ownFolders = text
    .replaceAll('/etc/letsencrypt/live/michi.example', home)
    .replaceAll('/var/log/nginx', home)
    .replaceAll('/run/nginx.pid', join(home, 'nginx.pid'));
  await writeFile(file, ownFolders);
  const { path, env } = networkProgram('nginx');
  const child = spawn(path, ['-e', join(home, 'error.log'), '-c', file, '-g', 'daemon off;'], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: 'ignore',
  });
  return () => end(child, 'SIGTERM');
}

/** Both servers, started at the same time. */
export async function startServers(
  environment: Readonly<Record<string, string>>,
): Promise<readonly ServerProcess[]> {
  return Promise.all(
    PORTS.map((port) =>
      spawnServer(
        {
          PATH: process.env['PATH'] ?? '',
          NODE_ENV: 'production',
          PORT: port,
          TRUSTED_PROXIES: '1',
          ...environment,
        },
        () => undefined,
      ),
    ),
  );
}
