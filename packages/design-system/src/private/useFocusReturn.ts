import { useRef } from 'react';

/** Props for `Content` of a Radix dialog. */
interface FocusReturn {
  readonly onOpenAutoFocus: (event: Event) => void;
  readonly onCloseAutoFocus: (event: Event) => void;
}

/** From the nearest to the farthest. */
function ancestorsOf(element: Element | null): readonly Element[] {
  const ancestors: Element[] = [];
  for (let ancestor = element?.parentElement ?? null; ancestor !== null; ancestor = ancestor.parentElement)
    ancestors.push(ancestor);
  return ancestors;
}

/** The focusable heading of the nearest ancestor that is still in the page. */
function nearestHeading(ancestors: readonly Element[]): HTMLElement | null {
  for (const ancestor of ancestors) {
    const heading = ancestor.isConnected
      ? ancestor.querySelector<HTMLElement>(':is(h1, h2, h3)[tabindex="-1"]')
      : null;
    if (heading !== null) return heading;
  }
  return null;
}

/**
 * Moves the focus of an opening dialog to the dialog itself, so that a screen reader starts with the title and a phone
 * shows no keyboard; a field that took the focus keeps it. On close, the focus returns to the previous element, or to
 * the heading above it if an action has removed it, unless the action moved the focus.
 */
export function useFocusReturn(): FocusReturn {
  const before = useRef<Element | null>(null);
  const around = useRef<readonly Element[]>([]);
  return {
    onOpenAutoFocus: (event) => {
      const panel = event.currentTarget;
      if (!(panel instanceof HTMLElement)) return;
      event.preventDefault();
      const { activeElement } = document;
      if (panel.contains(activeElement)) return;
      before.current = activeElement;
      around.current = ancestorsOf(activeElement);
      panel.focus();
    },
    onCloseAutoFocus: (event) => {
      const opener = before.current;
      const isGone = opener !== null && !opener.isConnected;
      const target = isGone ? nearestHeading(around.current) : opener;
      before.current = null;
      around.current = [];
      if (!(target instanceof HTMLElement) || target === document.body) return;
      event.preventDefault();
      const panel = event.currentTarget;
      const { activeElement } = document;
      const isInPanel = panel instanceof Node && panel.contains(activeElement);
      const isLedAway = activeElement !== null && !activeElement.contains(target) && !isInPanel;
      if (!isLedAway) target.focus();
    },
  };
}
