import '../private/compositionEscape.ts';
import * as Radix from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode } from 'react';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps {
  /** A few words. Never the only place for them: the control keeps its own label. */
  readonly content: ReactNode;
  /** Side of the control on which it appears; the opposite one if there is no room. Default: `top`. */
  readonly side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** The control it belongs to: a single element that takes the focus and a ref. */
  readonly children: ReactElement;
}

/** A few words beside a control on hover and on focus; Escape hides them. */
export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content side={side} sideOffset={6} collisionPadding={8} className={styles.tooltip}>
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
