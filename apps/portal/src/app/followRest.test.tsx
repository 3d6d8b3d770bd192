import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followRest } from './followRest.ts';

let stop: () => void = () => undefined;
let told: string[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  stop = followRest(({ pathname, search }) => told.push(pathname + search));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const linkTo = (href: string): HTMLAnchorElement => {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  return link;
};
const come = (element: HTMLElement, sign = 'pointerover') =>
  element.dispatchEvent(new PointerEvent(sign, { bubbles: true }));

test('a link is told of once a pointer or the focus rests on it, and not when it is only passed', () => {
  const passed = linkTo('/student/calendar');
  const meant = linkTo('/student/job/public-jobs/details?id=1');
  come(passed);
  vi.advanceTimersByTime(40);
  come(meant);
  vi.advanceTimersByTime(40);
  come(meant);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(40);
  expect(told).toEqual(['/student/job/public-jobs/details?id=1']);
  passed.focus();
  vi.advanceTimersByTime(80);
  expect(told).toHaveLength(2);
});

test('a link that is pressed is told of at once, one that was left never', () => {
  const link = linkTo('/student/profile');
  come(link, 'pointerdown');
  expect(told).toEqual(['/student/profile']);
  come(linkTo('/student/calendar'));
  come(document.body);
  vi.advanceTimersByTime(1_000);
  expect(told).toEqual(['/student/profile']);
});
