/** Tells whether something on the page is being pressed at this moment. */
export interface Presses {
  readonly isPressing: () => boolean;
  readonly stop: () => void;
}

/**
 * Follows the presses of buttons and links, by a mouse, a finger or a key: the browser tells each as a click. One lasts until
 * everything that listens has heard of it, and is over before an answer can come.
 */
export const followPresses = (): Presses => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
    });
  };
  globalThis.addEventListener('click', begin, { capture: true });
  return {
    isPressing: () => timer !== undefined,
    stop: () => {
      globalThis.removeEventListener('click', begin, { capture: true });
      clearTimeout(timer);
    },
  };
};
