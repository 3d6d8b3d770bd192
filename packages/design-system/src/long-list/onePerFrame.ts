const waiting = new Set<() => void>();
let isUnderWay = false;

/** The work runs in a separate task after the frame: within it, it would delay painting. */
function next(): void {
  isUnderWay = true;
  requestAnimationFrame(() =>
    setTimeout(() => {
      // Those of rows come in their order: the ones at either end are out of sight first.
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
 * Runs a piece of work between two frames, one piece per frame, so that none blocks scrolling, and rows that are
 * scrolled past before their turn are never rendered.
 * @returns a function that cancels it
 */
export function onePerFrame(work: () => void): () => void {
  waiting.add(work);
  if (!isUnderWay) next();
  return () => void waiting.delete(work);
}
