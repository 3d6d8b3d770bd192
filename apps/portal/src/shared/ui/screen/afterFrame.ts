/** Calls back after the next frame is painted, or soon in a hidden tab. @returns a function that cancels it */
export const afterFrame = (work: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer = setTimeout(work);
  };
  // Within the frame, the callback would delay painting.
  const frame = document.hidden ? soon() : requestAnimationFrame(soon);
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};
