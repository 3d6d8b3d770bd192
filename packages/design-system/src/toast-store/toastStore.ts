/** What a toast means. */
export type ToastTone = 'neutral' | 'success' | 'error';

/** Something to do about a toast, such as undoing what it says. */
export interface ToastAction {
  readonly label: string;
  readonly onAction: () => void;
}

/** What a toast says. */
export interface ToastContents {
  readonly message: string;
  /** `neutral` unless said otherwise. */
  readonly tone?: ToastTone | undefined;
  readonly action?: ToastAction | undefined;
  /** Stays until it is answered or closed: for what has no other place and is still true later. */
  readonly isLasting?: boolean | undefined;
}

/** A push message that arrived while the portal is open. */
export interface PushContents {
  readonly title: string;
  readonly text?: string | undefined;
  /** Opens what the message is about; the whole toast can be clicked then. */
  readonly onOpen?: (() => void) | undefined;
}

/** A word on what the reader just did, such as that a link was copied: at the top right, gone after a moment. */
interface BriefContents {
  readonly message: string;
}

/** A toast with the id by which it is dismissed. */
export type Toast =
  | ({ readonly id: number; readonly kind: 'notice' } & ToastContents)
  | ({ readonly id: number; readonly kind: 'brief' } & BriefContents)
  | ({ readonly id: number; readonly kind: 'push' } & PushContents);

/** Keeps the toasts that are shown or wait to be. */
export interface ToastStore {
  /** Every toast in the order in which they were added. */
  readonly current: () => readonly Toast[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (toast: DistributiveOmit<Toast, 'id'>) => number;
  readonly dismiss: (id: number) => void;
  readonly clear: () => void;
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** A new, empty store. The portal has one, `toast`; tests make their own. */
export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    current: () => toasts,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (toast) => {
      lastId += 1;
      change([...toasts, { ...toast, id: lastId }]);
      return lastId;
    },
    dismiss: (id) => change(toasts.filter((toast) => toast.id !== id)),
    clear: () => change([]),
  };
}

/** The store that {@link toast} writes and `ToastProvider` shows. */
export const toastStore = createToastStore();

/** Shows toasts from anywhere, also outside React. Each call gives the id to dismiss it by. */
export const toast = {
  /** A short notice at the bottom left. */
  show: (contents: ToastContents): number => toastStore.add({ kind: 'notice', ...contents }),
  /** "Updated settings successfully" and its like. */
  success: (message: string): number => toastStore.add({ kind: 'notice', tone: 'success', message }),
  /** What went wrong. Interrupts a screen reader. */
  error: (message: string): number => toastStore.add({ kind: 'notice', tone: 'error', message }),
  /** A push message in the foreground, at the top right. */
  push: (contents: PushContents): number => toastStore.add({ kind: 'push', ...contents }),
  dismiss: (id: number): void => toastStore.dismiss(id),
  /** Forgets all, at logout. */
  clear: (): void => toastStore.clear(),
} as const;
