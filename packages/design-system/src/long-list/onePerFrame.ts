const waiting = new Set<() => void>();
let isUnderWay = false;

/** The work has a task of its own after the frame: within it, it would hold up what is painted. */
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
 * Does a piece of work between two frames, one piece in each frame, so that none of them holds up the scrolling, and what is
 * scrolled past before its turn is never rendered.
 * @returns takes it back
 */
export function onePerFrame(work: () => void): () => void {
  waiting.add(work);
  if (!isUnderWay) next();
  return () => void waiting.delete(work);
}
