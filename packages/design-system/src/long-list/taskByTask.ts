const waiting = new Set<() => void>();
let isUnderWay = false;

function next(): void {
  isUnderWay = true;
  setTimeout(() => {
    const [work] = waiting;
    if (work !== undefined) {
      waiting.delete(work);
      work();
    }
    if (waiting.size > 0) next();
    else isUnderWay = false;
  });
}

/**
 * Does a piece of work in a task of its own after those that came before, so that none of them holds up the scrolling.
 * @returns takes it back
 */
export function taskByTask(work: () => void): () => void {
  waiting.add(work);
  if (!isUnderWay) next();
  return () => void waiting.delete(work);
}
