import { relative } from 'node:path';
import { readLog } from './command.mjs';
import { root } from './paths.mjs';

const colourful = process.stdout.isTTY && process.env.NO_COLOR === undefined;
const paint = (code, text) => (colourful ? `\u001B[${code}m${text}\u001B[0m` : text);

/** Milliseconds between two lines about running steps, without a terminal. */
const HEARTBEAT = 30_000;

/** `0.4 s`, `12 s`, `1 min 05 s`. */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 60) return `${Math.round(seconds)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}

/**
 * Reports progress: one line for each step when it ends, and below it, on a terminal, the running steps. Quiet on
 * success; a failed step shows its whole log.
 */
export class Progress {
  #total;
  #count = 0;
  #live = new Map();
  #timer;
  #spokenAt = Date.now();

  /** @param {number} total how many steps there will be */
  constructor(total) {
    this.#total = total;
  }

  /**
   * Runs one step and prints its line.
   * @template {{ ok: boolean, note?: string, logFile?: string }} Result
   * @param {string} title of the step: "Generating the SDK"
   * @param {(detail: (text: string) => void) => Promise<Result>} work resolves to its result; `note` is added to the
   *   line, `logFile` shown on failure. Text passed to `detail` is shown while it runs
   * @returns {Promise<Result>}
   */
  async step(title, work) {
    const started = Date.now();
    const live = { started, detail: '' };
    this.#live.set(title, live);
    this.#tick();
    let result;
    try {
      result = await work((text) => {
        live.detail = text;
        this.#draw();
      });
    } catch (error) {
      result = { ok: false, note: error instanceof Error ? error.message : String(error) };
    }
    this.#live.delete(title);
    this.#count += 1;
    this.#erase();
    const note = result.note === undefined || result.note === '' ? '' : ` (${result.note})`;
    const spent = `${duration(Date.now() - started)}${note}`;
    const line = `[${this.#count}/${this.#total}] ${title} … `;
    this.say(line + (result.ok ? paint(32, spent) : paint(31, `failed, ${spent}`)));
    if (!result.ok && result.logFile !== undefined) {
      this.say(readLog(result.logFile).replaceAll(/^/gm, '    '));
      this.say(`    The whole log: ${relative(root, result.logFile)}`);
    }
    if (this.#live.size === 0) this.#rest();
    else this.#draw();
    return result;
  }

  say(text) {
    this.#erase();
    process.stdout.write(`${text}\n`);
    this.#spokenAt = Date.now();
  }

  #tick() {
    this.#draw();
    this.#timer ??= setInterval(() => {
      if (colourful) this.#draw();
      else if (Date.now() - this.#spokenAt >= HEARTBEAT) this.say(`… ${this.#underWay()}`);
    }, 1_000);
  }

  #rest() {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#erase();
  }

  #underWay() {
    return [...this.#live]
      .map(([title, { started, detail }]) =>
        [title, detail, duration(Date.now() - started)].filter((part) => part !== '').join(', '),
      )
      .join(' · ');
  }

  #draw() {
    if (!colourful) return;
    const width = (process.stdout.columns ?? 80) - 1;
    const text = `[${this.#count + 1}/${this.#total}] ${this.#underWay()} …`;
    process.stdout.write(`\r\u001B[2K${text.slice(0, width)}`);
  }

  #erase() {
    if (colourful) process.stdout.write('\r\u001B[2K');
  }
}
