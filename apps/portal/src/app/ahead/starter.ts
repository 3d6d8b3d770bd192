import { aheadAttribute, awakeEvent, unfitClass } from './aheadPage.ts';

/**
 * The last script of a page that was rendered ahead: starts the portal on the first sign of a hand, else once the page is
 * loaded and idle. What is done before the portal hears of it is held back and done then; what is typed stays where it is,
 * and a link leads where it leads.
 */

/** Longest wait for an idle moment after the page is loaded, in milliseconds. */
const patience = 2_000;

/** Where a browser knows of no idle moments: long enough for the first frame, in milliseconds. */
const aFrame = 100;

const signs = ['pointerdown', 'keydown', 'focusin', 'input', 'submit'];

const { entry = '', files = '' } = document.currentScript?.dataset ?? {};
const held: (() => void)[] = [];
let isStarted = false;
let isSent = false;

const start = (): void => {
  if (isStarted) return;
  isStarted = true;
  const ahead = files
    .split(' ')
    .map((file) =>
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: file }),
    );
  const script = Object.assign(document.createElement('script'), {
    type: 'module',
    crossOrigin: '',
    src: entry,
  });
  document.head.append(...ahead, script);
};

const hold = (event: Event): void => {
  const { target } = event;
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    event.preventDefault();
    const { submitter } = event;
    if (!isSent) held.push(() => target.requestSubmit(submitter));
    isSent = true;
  } else if (event.type === 'click' && target instanceof Element) {
    const button = target.closest<HTMLButtonElement>('button[type=button]');
    if (button !== null) held.push(() => button.click());
  } else if (event.type === 'change' && target instanceof HTMLInputElement && target.type === 'radio') {
    // Chosen already, it would not change when it is chosen again.
    held.push(() => {
      target.checked = false;
      target.click();
    });
  }
};

const watching = new AbortController();
const { signal } = watching;
for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true, signal });
for (const deed of ['submit', 'click', 'change']) addEventListener(deed, hold, { capture: true, signal });
document.addEventListener(
  awakeEvent,
  () => {
    watching.abort();
    document.documentElement.removeAttribute(aheadAttribute);
    for (const again of held) again();
  },
  { once: true },
);

const startWhenIdle = (): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: patience });
  else setTimeout(start, aFrame);
};

if (document.documentElement.classList.contains(unfitClass)) start();
else if (document.readyState === 'complete') startWhenIdle();
else addEventListener('load', startWhenIdle, { once: true });
