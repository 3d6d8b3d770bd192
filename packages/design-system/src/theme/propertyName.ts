/** Name of a custom property without dashes: `surfaceRaised` of `color` is `michi-color-surface-raised`. */
export const propertyName = (path: readonly string[]): string =>
  `michi-${path.join('-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
