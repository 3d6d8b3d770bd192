/** Fails when a story is wider than its window: in a second language other words have to fit. */
export function refuseOverflow(): void {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    throw new Error(`The story is ${scrollWidth} px wide in a window of ${clientWidth} px.`);
}
