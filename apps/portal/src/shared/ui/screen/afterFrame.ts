/**
 * Does something once the next frame is painted; soon where none will be, as in a tab that is not looked at.
 * @returns takes it back
 */
export const afterFrame = (work: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer = setTimeout(work);
  };
  // Within the frame itself it would delay painting.
  const frame = document.hidden ? soon() : requestAnimationFrame(soon);
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};
