/**
 * Stops an Escape that cancels a composition, which would also close the dialog or menu around the field. It listens in
 * the capture phase of the window, before Radix (on the document) and React (on the root). Importing this file
 * suffices.
 */
const keepFromPage = (event: KeyboardEvent): void => {
  // Not `isComposing.ts`, which is in a file that visitors do not load.
  const isOfInputMethod = event.isComposing || event.keyCode === 229;
  if (event.key === 'Escape' && isOfInputMethod) event.stopImmediatePropagation();
};

if (typeof window !== 'undefined') window.addEventListener('keydown', keepFromPage, { capture: true });
