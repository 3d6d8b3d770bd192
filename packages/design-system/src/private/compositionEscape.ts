/** Key code that a browser reports while an input method handles a key; Safari reports nothing else. */
const composingKeyCode = 229;

/**
 * Stops an Escape that cancels a conversion of an input method from reaching the page: it belongs to the input method
 * only, and would close the dialog or menu around the field. Importing this file is sufficient. It listens in the
 * capture phase of the window, before Radix's listener on the document and React's on the root.
 */
const keepFromPage = (event: KeyboardEvent): void => {
  if (event.key !== 'Escape') return;
  if (event.isComposing || event.keyCode === composingKeyCode) event.stopImmediatePropagation();
};

if (typeof window !== 'undefined') window.addEventListener('keydown', keepFromPage, { capture: true });
