import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preloadOnIntent } from './preload.ts';

let stop: () => void = () => undefined;
let preloaded: string[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  preloaded = [];
  stop = preloadOnIntent(async ({ pathname, search }) => void preloaded.push(pathname + search));
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

test('a screen is preloaded once a pointer or the focus rests on its link, and not when it is only passed', () => {
  const passed = linkTo('/student/calendar');
  const meant = linkTo('/student/job/public-jobs/details?id=1');
  come(passed);
  vi.advanceTimersByTime(40);
  come(meant);
  vi.advanceTimersByTime(40);
  come(meant);
  expect(preloaded).toEqual([]);
  vi.advanceTimersByTime(40);
  expect(preloaded).toEqual(['/student/job/public-jobs/details?id=1']);
  passed.focus();
  vi.advanceTimersByTime(80);
  expect(preloaded).toHaveLength(2);
});

test('a link that is pressed is preloaded at once, one that was left never', () => {
  const link = linkTo('/student/profile');
  come(link, 'pointerdown');
  expect(preloaded).toEqual(['/student/profile']);
  come(linkTo('/student/calendar'));
  come(document.body);
  vi.advanceTimersByTime(1_000);
  expect(preloaded).toEqual(['/student/profile']);
});

test('preloads nothing for a link to another origin, for a file, or outside a link', () => {
  come(linkTo('https://elsewhere.example/student/profile'), 'pointerdown');
  const file = linkTo('/api/job/offers/file');
  file.download = 'offer.pdf';
  come(file, 'pointerdown');
  come(document.body, 'pointerdown');
  expect(preloaded).toEqual([]);
});
