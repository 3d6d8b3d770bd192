import { Font, pdf } from '@react-pdf/renderer';
import { type FaceName, WIDE } from '../text/faces.ts';
import { runsOf } from '../text/glyphs.ts';
import type { Sheet } from './marks.ts';
import { sheetDocument, type SheetDocumentParts } from './sheetDocument.ts';

function facesOf(sheets: readonly Sheet[]): ReadonlySet<FaceName> {
  return new Set(
    sheets.flatMap((sheet) =>
      sheet.flatMap((mark) =>
        mark.kind === 'TEXT' ? runsOf(mark.stack, mark.text).map(({ face }) => face) : [],
      ),
    ),
  );
}

async function openFont(face: FaceName) {
  const descriptor = { fontFamily: face };
  const isNew = !Font.getRegisteredFontFamilies().includes(face);
  if (isNew) Font.register({ family: face, src: fontAddress(face) });
  await Font.load(descriptor);
  const font = Font.getFont(descriptor).data;
  if (font === null) throw new Error(`The font ${face} was not loaded.`);
  // A letter first opened as part of another would have no text in the documents after this one.
  if (isNew && WIDE.has(face)) {
    for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
  }
  return font;
}

/** Generates the PDF. Only used fonts are fetched, and only used glyphs are embedded. */
export async function renderSheets(parts: Omit<SheetDocumentParts<never>, 'fonts'>): Promise<Blob> {
  const faces = [...facesOf(parts.sheets)];
  const opened = await Promise.all(faces.map(async (face) => [face, await openFont(face)] as const));
  return pdf(sheetDocument({ ...parts, fonts: new Map(opened) })).toBlob();
}

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
