/**
 * Moves the focus of an opening dialog to the dialog itself, not to its cross: a screen reader starts with the title,
 * and a phone shows no keyboard unasked. A field with `autoFocus` keeps it.
 */
export function focusPanel(event: Event): void {
  const panel = event.currentTarget;
  if (!(panel instanceof HTMLElement)) return;
  event.preventDefault();
  if (!panel.contains(document.activeElement)) panel.focus();
}
