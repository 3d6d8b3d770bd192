import { createCanvas } from '@napi-rs/canvas';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

export async function openPdf(blob: Blob): Promise<PDFDocumentProxy> {
  return getDocument({
    data: new Uint8Array(await blob.arrayBuffer()),
    // Glyphs are drawn from the file, not from the machine's fonts.
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: 0,
  }).promise;
}

/** A page as a picture, a pixel for each point. */
export async function pictureOf(document: PDFDocumentProxy, page: number) {
  const shown = await document.getPage(page);
  const viewport = shown.getViewport({ scale: 1 });
  const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
  // @ts-expect-error -- the canvas of Node is not a page's, but has all that is drawn with
  await shown.render({ canvas, viewport }).promise;
  return canvas;
}

/** The text of a page without its blanks, in the order it was drawn. */
export async function textOf(document: PDFDocumentProxy, page: number): Promise<string> {
  const shown = await document.getPage(page);
  const { items } = await shown.getTextContent({ disableNormalization: true });
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join('')
    .replaceAll(/\s/gu, '');
}
