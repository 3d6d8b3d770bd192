import { commands } from 'vitest/browser';
import takenWith from '../packages/design-system/baselines/taken-with.json' with { type: 'json' };

/** Rendering properties of a machine: another browser or other fonts render a story differently. */
interface Drawing {
  /** Chromium's milestone. */
  readonly chromium: string;
  /** Hash of the pixels of a sample text. */
  readonly text: string;
}

/** Path of the file that records which machine took the screenshots, from the root of the clone. */
const RECORD = 'packages/design-system/baselines/taken-with.json';

const SAMPLE = 'Michi 0123456789 Offer, accepted? 道 新卒採用・キャリア 🙂';

/** Draws the sample in both weights and as code, and hashes its pixels. */
async function sumOfText(): Promise<string> {
  const canvas = new OffscreenCanvas(640, 160);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser draws no text on a canvas.');
  const { fontFamily } = getComputedStyle(document.body);
  const fonts = [`400 14px ${fontFamily}`, `600 20px ${fontFamily}`, '400 14px monospace'];
  for (const [line, font] of fonts.entries()) {
    pen.font = font;
    pen.fillText(SAMPLE, 4, 40 * (line + 1));
  }
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
  return Array.from(sum.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function drawingHere(): Promise<Drawing> {
  const [, chromium = 'unknown'] = /Chrome\/(\d+)/.exec(navigator.userAgent) ?? [];
  return { chromium, text: await sumOfText() };
}

/** Other fonts move every letter; a tolerance for that would hide changed colours. */
function whyUnlike({ chromium, text }: Drawing): string | undefined {
  if (chromium !== takenWith.chromium) {
    return `they were taken with Chromium ${takenWith.chromium}, this is ${chromium}`;
  }
  return text === takenWith.text ? undefined : 'they were taken with other fonts';
}

const mode: unknown = import.meta.env['SCREENSHOTS'];

async function look(): Promise<string | undefined> {
  const drawing = await drawingHere();
  if (mode === 'approve-all') {
    await commands.writeFile(RECORD, `${JSON.stringify(drawing, null, 2)}\n`);
    return undefined;
  }
  const reason = whyUnlike(drawing);
  if (mode === 'approve' && reason !== undefined) {
    throw new Error(`Some pictures cannot be approved alone, ${reason}: npm run baselines -- update`);
  }
  return reason;
}

let looked: Promise<string | undefined> | undefined;

/**
 * Says why the baselines cannot be compared on this machine; `undefined` where they can. Checks once. When all
 * pictures are approved, records beside them the browser and fonts that took them.
 */
export function checkBaselineMachine(): Promise<string | undefined> {
  looked ??= look();
  return looked;
}
