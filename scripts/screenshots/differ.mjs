import { diff } from '@blazediff/core';
import { PNG } from 'pngjs';
import { TOLERANCE } from './tolerance.mjs';

/** A picture on a canvas of the given size, at its upper left. */
function onCanvas(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}

/**
 * Compares two pictures. Areas beyond the smaller one count as different.
 * @param {Buffer} before a PNG
 * @param {Buffer} after a PNG
 * @returns {{ pixels: number, mask?: Buffer }} `mask`: a PNG of the differing pixels, the rest of it transparent;
 *   absent without any
 */
export function differ(before, after) {
  if (before.equals(after)) return { pixels: 0 };
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const mask = new PNG({ width, height });
  const pixels = diff(
    onCanvas(one, width, height).data,
    onCanvas(other, width, height).data,
    mask.data,
    width,
    height,
    { threshold: TOLERANCE.threshold, diffMask: true },
  );
  return pixels <= TOLERANCE.allowedMismatchedPixels ? { pixels: 0 } : { pixels, mask: PNG.sync.write(mask) };
}
