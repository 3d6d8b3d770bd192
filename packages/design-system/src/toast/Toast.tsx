import '../private/compositionEscape.ts';
import * as Radix from '@radix-ui/react-toast';
import { Bell, CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import { closeButton } from '../private/overlay.css.ts';
import * as styles from './Toast.css.ts';
import { toastStore, type Toast, type ToastStore } from '../toast-store/toastStore.ts';

export {
  createToastStore,
  toast,
  toastStore,
  type PushContents,
  type Toast,
  type ToastAction,
  type ToastContents,
  type ToastStore,
  type ToastTone,
} from '../toast-store/toastStore.ts';

/** Toasts shown at once; the others wait their turn (specs/COVERAGE.md, section 9). */
export const MAX_TOASTS = 3;

/** How long a toast stays, in ms (specs/COVERAGE.md, section 9). Hover and focus stop the clock. */
export const TOAST_DURATION = 5000;

/** How long a brief toast stays, in ms (specs/COVERAGE.md, section 9: the second snackbar). */
export const BRIEF_DURATION = 1500;

/** Labels around toasts, in the reader's language. */
export interface ToastLabels {
  /** Names the place of notices; the text `{hotkey}` in it becomes the key that leads there. */
  readonly notices: string;
  /** Names the place of push messages. */
  readonly pushes: string;
  /** Names the place of brief notices. */
  readonly brief: string;
  /** Label of the close button. */
  readonly close: string;
}

const icons = { neutral: Info, success: CircleCheck, error: CircleAlert, push: Bell } as const;

/** How a toast looks. */
const toneOf = (item: Toast): keyof typeof icons => {
  if (item.kind === 'push') return 'push';
  return item.kind === 'brief' ? 'success' : (item.tone ?? 'neutral');
};

interface ItemProps {
  readonly item: Toast;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

function ToastItem({ item, closeLabel, onClose }: ItemProps) {
  const tone = toneOf(item);
  const Icon = icons[tone];
  const action = item.kind === 'notice' ? item.action : undefined;
  const isLasting = item.kind === 'notice' && item.isLasting === true;
  return (
    <Radix.Root
      type={tone === 'error' ? 'foreground' : 'background'}
      {...(isLasting && { duration: Infinity })}
      className={classNames(styles.toast, styles.tone[tone])}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Icon aria-hidden="true" />
      <div className={styles.texts}>
        {item.kind === 'push' ? (
          <PushWords item={item} onClose={onClose} />
        ) : (
          <Radix.Description>{item.message}</Radix.Description>
        )}
      </div>
      {action !== undefined && (
        <Radix.Action altText={action.label} className={styles.action} onClick={action.onAction}>
          {action.label}
        </Radix.Action>
      )}
      {(action === undefined || isLasting) && (
        <Radix.Close aria-label={closeLabel} className={classNames(closeButton, styles.close)}>
          <X aria-hidden="true" />
        </Radix.Close>
      )}
    </Radix.Root>
  );
}

function PushWords({
  item,
  onClose,
}: {
  readonly item: Toast & { kind: 'push' };
  readonly onClose: () => void;
}) {
  const { title, text, onOpen } = item;
  const texts = (
    <>
      <Radix.Title asChild>
        <span className={styles.title}>{title}</span>
      </Radix.Title>
      {text !== undefined && (
        <Radix.Description asChild>
          <span className={styles.text}>{text}</span>
        </Radix.Description>
      )}
    </>
  );
  if (onOpen === undefined) return texts;
  return (
    <button
      type="button"
      className={styles.open}
      onClick={() => {
        onClose();
        onOpen();
      }}
    >
      {texts}
    </button>
  );
}

export interface ToastProviderProps {
  /** Texts around the toasts, in the reader's language. */
  readonly labels: ToastLabels;
  /** Replaces the portal's own store, for tests and stories. */
  readonly store?: ToastStore | undefined;
  /** How long each toast stays, in ms. Default: `TOAST_DURATION`, or `BRIEF_DURATION` for a brief one. */
  readonly duration?: number | undefined;
  /** The app; toasts appear over it. */
  readonly children?: ReactNode | undefined;
}

/**
 * Shows the toasts of a store: notices at the bottom left, push messages and brief ones at the top right, at most three
 * of each at once. The key F8 leads to them.
 */
export function ToastProvider({ labels, store = toastStore, duration, children }: ToastProviderProps) {
  const toasts = useSyncExternalStore(store.subscribe, store.current, store.current);
  const shown = (kind: Toast['kind']) =>
    toasts
      .filter((item) => item.kind === kind)
      .slice(0, MAX_TOASTS)
      .map((item) => (
        <ToastItem
          key={item.id}
          item={item}
          closeLabel={labels.close}
          onClose={() => store.dismiss(item.id)}
        />
      ));
  return (
    <>
      {children}
      <Radix.Provider duration={duration ?? TOAST_DURATION} label={labels.notices} swipeDirection="left">
        {shown('notice')}
        <Radix.Viewport label={labels.notices} className={styles.notices} />
      </Radix.Provider>
      <div className={styles.topRight}>
        <Radix.Provider duration={duration ?? TOAST_DURATION} label={labels.pushes} swipeDirection="right">
          {shown('push')}
          <Radix.Viewport label={labels.pushes} className={styles.list} />
        </Radix.Provider>
        <Radix.Provider duration={duration ?? BRIEF_DURATION} label={labels.brief} swipeDirection="right">
          {shown('brief')}
          <Radix.Viewport label={labels.brief} className={styles.list} />
        </Radix.Provider>
      </div>
    </>
  );
}
