import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

/** The value of one line of a `.env` text, without its quotes. */
export function fromEnvText(text, name) {
  const line = new RegExp(`^\\s*(?:export\\s+)?${name}\\s*=\\s*(.*?)\\s*$`, 'm').exec(text);
  return line?.[1]?.replace(/^(['"])(.*)\1$/, '$2');
}

/** A setting of the server as it will see it: from the environment, else from `.env`. Empty counts as not set. */
export function setting(name) {
  const file = inRoot('.env');
  const value =
    process.env[name] ?? (existsSync(file) ? fromEnvText(readFileSync(file, 'utf8'), name) : undefined);
  return value === '' ? undefined : value;
}
