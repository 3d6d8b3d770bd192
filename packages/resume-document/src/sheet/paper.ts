import type { ResumePaper } from '../content.ts';

/** A rectangle of paper, in millimetres. */
export interface PaperSize {
  readonly width: number;
  readonly height: number;
}

/** How large each paper is, upright: A4 by ISO 216, Letter (8.5 × 11 in) by ANSI/ASME Y14.1. */
export const PAPER_SIZES: Readonly<Record<ResumePaper, PaperSize>> = {
  A4: { width: 210, height: 297 },
  LETTER: { width: 215.9, height: 279.4 },
};
