import type * as Menu from '@michi/design-system/menu';
import { cloneElement, useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../errors/errorMessage.ts';
import { notify } from '../toasts/notify.ts';

export type MenuParts = typeof Menu;

const importMenu = (): Promise<MenuParts> => import('@michi/design-system/menu');

export interface TriggerProps {
  readonly onClick?: () => void;
  readonly onPointerEnter?: () => void;
  readonly onFocus?: () => void;
  readonly 'aria-haspopup'?: 'menu';
  readonly 'aria-expanded'?: boolean;
}

export interface LazyMenuProps {
  readonly trigger: ReactElement<TriggerProps>;
  /** Renders the contents from the menu's parts: `({ MenuItem }) => <MenuItem …>`. */
  readonly children: (parts: MenuParts) => ReactNode;
}

/** A menu whose code, including its positioning, loads when the user is about to open it. */
export function LazyMenu({ trigger, children }: LazyMenuProps) {
  const { t } = useTranslation('shared');
  const [parts, setParts] = useState<MenuParts | null>(null);
  const [isOpen, setOpen] = useState(true);
  if (parts !== null) {
    return (
      <parts.Menu trigger={trigger} open={isOpen} onOpenChange={setOpen}>
        {children(parts)}
      </parts.Menu>
    );
  }
  const prepare = () => {
    // A failure is reported on click.
    importMenu().catch(() => undefined);
  };
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: () => {
      importMenu().then(
        (loaded) => setParts(loaded),
        (cause: unknown) => notify.error(errorMessage(cause, t)),
      );
    },
  });
}
