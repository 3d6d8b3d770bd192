import './run/nodeVersion.mjs';
import { spawn } from 'node:child_process';
import { toolEnvironment } from './run/command.mjs';
import { root } from './run/paths.mjs';

/** Runs turbo without telemetry, regardless of the machine's settings: `node scripts/turbo.mjs run generate`. */
const { NO_COLOR, ...env } = toolEnvironment();
const child = spawn('turbo', process.argv.slice(2), {
  cwd: root,
  env: { ...env, ...(process.env.NO_COLOR === undefined ? {} : { NO_COLOR }) },
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.once('close', (code) => process.exit(code ?? 1));
