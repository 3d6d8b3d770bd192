import type { Face } from './faces.ts';

/**
 * The widths of a face in few characters: runs of neighbours that are equally wide, each as the distance from the run
 * before, its length and its width, in base 36. `parseRuns` of the sources reads it.
 */
export function writeRuns(widths: Face['widths']): string {
  const runs: { first: number; length: number; width: number }[] = [];
  for (const [codePoint, width] of widths) {
    const last = runs.at(-1);
    if (last !== undefined && last.width === width && last.first + last.length === codePoint) {
      last.length += 1;
    } else {
      runs.push({ first: codePoint, length: 1, width });
    }
  }
  let end = 0;
  let before = 0;
  return runs
    .map(({ first, length, width }) => {
      const parts = [first - end, length, ...(width === before ? [] : [width])];
      end = first + length;
      before = width;
      return parts.map((part) => part.toString(36)).join(',');
    })
    .join(' ');
}
