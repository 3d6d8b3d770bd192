import type { FaceName } from '../text/faces.ts';

/** Addresses of the font files; a bundler makes each an asset, which is fetched when it is first used. */
const FILES: Readonly<Record<FaceName, URL>> = {
  mincho: new URL('../generated/mincho.ttf', import.meta.url),
  rareMincho: new URL('../generated/rareMincho.ttf', import.meta.url),
  serif: new URL('../generated/serif.ttf', import.meta.url),
  serifBold: new URL('../generated/serifBold.ttf', import.meta.url),
  sans: new URL('../generated/sans.ttf', import.meta.url),
  sansBold: new URL('../generated/sansBold.ttf', import.meta.url),
  gothic: new URL('../generated/gothic.ttf', import.meta.url),
  wideSerif: new URL('../generated/wideSerif.ttf', import.meta.url),
  wideSans: new URL('../generated/wideSans.ttf', import.meta.url),
};

/** The address of a face for the renderer, which reads a path in Node and fetches everything else. */
export function fontAddress(face: FaceName): string {
  const file = FILES[face];
  return file.protocol === 'file:' ? decodeURIComponent(file.pathname) : file.href;
}
