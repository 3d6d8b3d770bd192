/** What a browser reports instead of the key while an input method handles it; Safari reports nothing else. */
const composingKeyCode = 229;

/**
 * Keeps an Escape that cancels a conversion of an input method from everything in the page: it belongs to the input method
 * alone, and would close the dialog or menu around the field. Importing this file is enough. It listens in the capture phase of
 * the window, which comes before Radix's listener on the document and React's on the root.
 */
const keepFromPage = (event: KeyboardEvent): void => {
  if (event.key !== 'Escape') return;
  if (event.isComposing || event.keyCode === composingKeyCode) event.stopImmediatePropagation();
};

if (typeof window !== 'undefined') window.addEventListener('keydown', keepFromPage, { capture: true });
