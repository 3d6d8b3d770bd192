import { expect, it } from 'vitest';
import { noteWithReason } from './noteWithReason.ts';

const questions = 'I want to hear what people mean.';
const robots = 'I like robots.';
const reasons = [questions, robots];

it.each([
  ['nothing', '', robots],
  ['spaces', '  \n', robots],
  ['another reason', questions, robots],
  ['another reason and words of my own', `${questions}\n\nHello.`, `${robots}\n\nHello.`],
  ['words of my own', 'Hello.', `${robots}\n\nHello.`],
  ['the same reason', robots, robots],
])('takes the place of %s, and words of my own stay below', (_what, before, after) => {
  expect(noteWithReason(before, robots, reasons)).toBe(after);
});

it('keeps all of a text that is too long with the reason', () => {
  const own = 'a'.repeat(2000);
  expect(noteWithReason(own, robots, reasons)).toBe(`${robots}\n\n${own}`);
});
