import { expect, test } from 'vitest';
import { drawDocument } from './drawDocument.ts';

const document = (texts: readonly string[]) => ({
  title: 'Michi',
  introduction: 'x',
  languageTag: 'en',
  madeAt: new Date('2026-11-20T03:00:00Z'),
  sections: [{ title: 'x', blocks: texts.map((text) => [{ label: 'x', text }]) }],
});

/** Two thousand characters written from the right, with marks that turn the direction. */
const hostile = (index: number): string => `${index}\u202e${'שלוםمرحبا\u202dab'.repeat(200)}`.slice(0, 2000);

/** The longest time, in milliseconds, for which nothing else could run meanwhile. */
async function longestPause(work: () => Promise<unknown>): Promise<number> {
  let last = performance.now();
  let longest = 0;
  const sample = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(sample, 1);
  await work();
  sample();
  clearInterval(timer);
  return longest;
}

test('others are answered while a document written from the right in every field is drawn', async () => {
  // The first one starts the worker.
  await drawDocument(document(['x']), 'hana');
  const started = performance.now();
  const pause = await longestPause(() =>
    drawDocument(document(Array.from({ length: 40 }, (_, index) => hostile(index))), 'hana'),
  );
  // On the event loop itself the one pause is all of the drawing, on however busy a machine.
  expect(pause).toBeLessThan((performance.now() - started) / 2);
});
