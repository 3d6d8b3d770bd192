import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';

const folder = fileURLToPath(new URL('approved/', import.meta.url));

/** By how much, of 255, a pixel may differ: the edges of type are not the same on every machine. */
const TOLERANCE = 64;

/** The quality at which WebP keeps every pixel. */
const LOSSLESS = 100;

function pixelsOf(canvas: Canvas): Uint8ClampedArray {
  return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
}

async function read(file: string): Promise<Canvas> {
  const image = await loadImage(await readFile(file));
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas;
}

/**
 * How many pixels of a picture differ from the approved one of that name. Where there is none yet, the picture is written
 * to be looked at, and counts as different in every pixel.
 */
export async function pixelsChanged(name: string, picture: Canvas): Promise<number> {
  const file = `${folder}${name}.webp`;
  const pixels = pixelsOf(picture);
  if (!existsSync(file)) {
    await mkdir(folder, { recursive: true });
    await writeFile(file, picture.toBuffer('image/webp', LOSSLESS));
    return pixels.length / 4;
  }
  const approved = await read(file);
  if (approved.width !== picture.width || approved.height !== picture.height) return pixels.length / 4;
  const before = pixelsOf(approved);
  let changed = 0;
  for (let start = 0; start < pixels.length; start += 4) {
    const isChanged = [0, 1, 2].some(
      (channel) => Math.abs((pixels[start + channel] ?? 0) - (before[start + channel] ?? 0)) > TOLERANCE,
    );
    if (isChanged) changed += 1;
  }
  return changed;
}
