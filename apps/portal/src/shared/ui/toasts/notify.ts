import { toast, toastStore, type Toast } from '@michi/design-system/toast-store';

const shownWith = (message: string): readonly Toast[] =>
  toastStore.current().filter((shown) => shown.kind === 'notice' && shown.message === message);

const isShown = (message: string): boolean => shownWith(message).length > 0;

/**
 * Shows toasts at the bottom left for five seconds, three at a time (specs/COVERAGE.md, section 9). A message that is
 * already visible is not repeated.
 */
export const notify = {
  /** With the message of specs/COVERAGE.md, section 8, if there is one. */
  success: (message: string): void => {
    if (!isShown(message)) toast.success(message);
  },
  error: (message: string): void => {
    if (!isShown(message)) toast.error(message);
  },
  /** Removes a toast that no longer applies. If shown again, it is announced again. */
  takeBack: (message: string): void => {
    for (const { id } of shownWith(message)) toast.dismiss(id);
  },
} as const;
