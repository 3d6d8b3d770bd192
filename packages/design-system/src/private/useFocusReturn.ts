import { useRef } from 'react';

/** What `Content` of a Radix dialog takes. */
interface FocusReturn {
  readonly onOpenAutoFocus: (event: Event) => void;
  readonly onCloseAutoFocus: (event: Event) => void;
}

/**
 * Moves the focus of an opening dialog to the dialog itself, not to its cross: a screen reader starts with the title,
 * and a phone shows no keyboard unasked. A field that took the focus keeps it. When the dialog closes, the focus goes
 * back to where it was, unless what was done in it has led it somewhere; Radix alone knows the way back only where the
 * dialog has a trigger of its own.
 */
export function useFocusReturn(): FocusReturn {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event) => {
      const panel = event.currentTarget;
      if (!(panel instanceof HTMLElement)) return;
      event.preventDefault();
      const { activeElement } = document;
      if (panel.contains(activeElement)) return;
      before.current = activeElement;
      panel.focus();
    },
    onCloseAutoFocus: (event) => {
      const place = before.current;
      before.current = null;
      if (!(place instanceof HTMLElement) || place === document.body || !place.isConnected) return;
      event.preventDefault();
      const panel = event.currentTarget;
      const { activeElement } = document;
      const isInPanel = panel instanceof Node && panel.contains(activeElement);
      const isLedAway = activeElement !== null && !activeElement.contains(place) && !isInPanel;
      if (!isLedAway) place.focus();
    },
  };
}
