/* Runs in the page of a built Storybook, of any commit: it may only use Storybook's public interface. */

/**
 * Discards everything of an earlier story, and stores the story's progress on the page's root element. Runs before
 * everything else.
 */
export function watchStory() {
  localStorage.clear();
  sessionStorage.clear();
  let channel;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (given) => {
      channel = given;
      for (const event of ['storyRendered', 'storyErrored', 'storyMissing', 'storyThrewException']) {
        channel.on(event, () => {
          document.documentElement.dataset.michiStory = event;
        });
      }
    },
  });
}

/** Whether the story has been rendered and played, or never will be. */
export const isThere = () => document.documentElement.dataset.michiStory !== undefined;

/** Height of the drawn part of the page, in pixels. */
export function drawnHeight() {
  const ends = [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect().bottom + scrollY);
  const whole = Math.max(innerHeight, document.documentElement.scrollHeight);
  return Math.max(16, Math.min(whole, Math.ceil(Math.max(0, ...ends)) + 8));
}
