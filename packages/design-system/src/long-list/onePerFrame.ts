const waiting = new Set<() => void>();
let isUnderWay = false;

/** In a separate task after the frame, since it would delay painting within it. */
function next(): void {
  isUnderWay = true;
  requestAnimationFrame(() =>
    setTimeout(() => {
      // In the middle, since the rows at either end are out of sight first.
      const work = [...waiting][Math.floor(waiting.size / 2)];
      if (work !== undefined) {
        waiting.delete(work);
        work();
      }
      if (waiting.size > 0) next();
      else isUnderWay = false;
    }),
  );
}

/**
 * Runs one piece of work per frame, so that none blocks scrolling and rows that are scrolled past are never rendered.
 * @returns a function that cancels it
 */
export function onePerFrame(work: () => void): () => void {
  waiting.add(work);
  if (!isUnderWay) next();
  return () => void waiting.delete(work);
}
