/** Whether an input method handles the key press. Safari ends a composition before its Enter, whose `keyCode` is 229. */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229;
