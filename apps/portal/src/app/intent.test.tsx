import { afterEach, expect, test } from 'vitest';
import { followIntent } from './intent.ts';

const signs = ['pointerover', 'focusin'];

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** A link with a word in it, on the page. */
const linkTo = (href: string): HTMLAnchorElement => {
  const link = document.createElement('a');
  link.href = href;
  link.append(document.createElement('span'));
  document.body.append(link);
  return link;
};

const follow = (): readonly string[] => {
  const fetched: string[] = [];
  stop = followIntent(signs, new Event('pointerover'), (pathname) => fetched.push(pathname));
  return fetched;
};

test('a screen is fetched when a pointer comes to its link, or the keyboard', () => {
  const fetched = follow();
  linkTo('/student/profile?section=skills').firstChild?.dispatchEvent(
    new PointerEvent('pointerover', { bubbles: true }),
  );
  linkTo('/student/calendar').focus();
  expect(fetched).toEqual(['/student/profile', '/student/calendar']);
});

test('nothing is fetched for a link that leads elsewhere, for a file, or beside a link', () => {
  const fetched = follow();
  linkTo('https://elsewhere.example/student/profile').focus();
  const file = linkTo('/api/job/offers/file');
  file.download = 'offer.pdf';
  file.focus();
  document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  expect(fetched).toEqual([]);
});
