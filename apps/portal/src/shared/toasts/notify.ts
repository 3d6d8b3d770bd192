import { toast, toastStore } from '@michi/design-system/toast-store';

const isShown = (message: string): boolean =>
  toastStore.current().some((shown) => shown.kind === 'notice' && shown.message === message);

/**
 * Says something at the bottom left for five seconds, three at a time (product spec, section 9). What is already being
 * said is not said twice.
 */
export const notify = {
  /** That something was done, in the product spec's words where it has some (section 8). */
  success: (message: string): void => {
    if (!isShown(message)) toast.success(message);
  },
  /** That something failed: a red toast. */
  error: (message: string): void => {
    if (!isShown(message)) toast.error(message);
  },
} as const;
