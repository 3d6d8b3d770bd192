import { Canvas, Document, Image, Page } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import type { ResumePaper } from '../content.ts';
import type { FaceName } from '../text/faces.ts';
import type { PhotoMark, Sheet } from './marks.ts';
import { type Painter, paintSheet, points } from './paintSheet.ts';
import { PAPER_SIZES } from './paper.ts';

function photo(mark: PhotoMark): ReactElement {
  const position = {
    left: points(mark.x),
    top: points(mark.y),
    width: points(mark.width),
    height: points(mark.height),
  };
  return createElement(Image, {
    key: 'photo',
    src: photoAddress(mark.photo),
    style: { position: 'absolute', objectFit: 'cover', ...position },
  });
}

/** Metadata of a file, its pages and their paper, and their fonts. */
export interface SheetDocumentParts<Font> {
  readonly sheets: readonly Sheet[];
  readonly paper: ResumePaper;
  readonly fonts: ReadonlyMap<FaceName, Font>;
  readonly title: string;
  readonly author: string;
  /** BCP 47. */
  readonly language: string;
  readonly writtenOn: Date;
}

function page<Font>(
  sheet: Sheet,
  index: number,
  { fonts, paper }: Pick<SheetDocumentParts<Font>, 'fonts' | 'paper'>,
): ReactElement {
  const { width, height } = PAPER_SIZES[paper];
  const canvas = createElement(Canvas, {
    key: 'sheet',
    style: { position: 'absolute', left: 0, top: 0, width: points(width), height: points(height) },
    paint: (painter: Painter<Font>) => {
      paintSheet(painter, sheet, fonts);
      return null;
    },
  });
  const photos = sheet.filter((mark) => mark.kind === 'PHOTO').map(photo);
  return createElement(Page, { key: `page ${index + 1}`, size: paper }, canvas, ...photos);
}

/**
 * Pages as a document of the renderer. All positions are computed before, so each page is one canvas: laying out each
 * line by the renderer would take several times as long. No JSX, so that Node runs it directly.
 */
export function sheetDocument<Font>({
  sheets,
  paper,
  fonts,
  title,
  author,
  language,
  writtenOn,
}: SheetDocumentParts<Font>) {
  return createElement(
    Document,
    {
      title,
      author,
      language,
      creator: 'Michi',
      producer: 'Michi',
      creationDate: writtenOn,
      modificationDate: writtenOn,
    },
    ...sheets.map((sheet, index) => page(sheet, index, { fonts, paper })),
  );
}

/** The first byte of a PNG; a JPEG has another. */
const PNG = 0x89;

/** How many bytes are turned into text at once: a call takes only so many arguments. */
const CHUNK = 8192;

/** A picture as a data URL, which the renderer accepts everywhere. */
function photoAddress(picture: Uint8Array | string): string {
  if (typeof picture === 'string') return picture;
  let binary = '';
  for (let start = 0; start < picture.length; start += CHUNK) {
    binary += String.fromCharCode(...picture.subarray(start, start + CHUNK));
  }
  return `data:image/${picture[0] === PNG ? 'png' : 'jpeg'};base64,${btoa(binary)}`;
}
