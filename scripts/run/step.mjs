import { readLog } from './command.mjs';

/** `0.4 s`, `12 s`, `1 min 05 s`. */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}

/**
 * Does what a command needs first, with a line when it is done; ends the process with its log if it fails.
 * @template {{ ok: boolean, note?: string, logFile?: string }} Result
 * @param {string} title
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function step(title, work) {
  const started = Date.now();
  const result = await work();
  const note = result.note === undefined ? '' : ` (${result.note})`;
  console.log(`${title} … ${result.ok ? '' : 'failed, '}${duration(Date.now() - started)}${note}`);
  if (result.ok) return result;
  if (result.logFile !== undefined) console.error(readLog(result.logFile));
  process.exit(1);
}
