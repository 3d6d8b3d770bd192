#!/usr/bin/env node
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { systemClock } from './clock.ts';
import { runCommand } from './command.ts';

process.exitCode = await runCommand(process.argv.slice(2), {
  fetch,
  clock: systemClock,
  environment: process.env,
  print: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
  async writeFile(path, text) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  },
});
