import type { ResumeField, ResumePaper } from '../content.ts';
import type { FaceStack } from '../text/typefaces.ts';

/** A straight line, broken if it has a `dash`. */
export interface RuleMark {
  readonly kind: 'RULE';
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly weight: number;
  readonly dash?: number;
  readonly color?: string;
}

export interface FillMark {
  readonly kind: 'FILL';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: string;
}

/** A line of text that begins at `x`, on `baseline`. */
export interface TextMark {
  readonly kind: 'TEXT';
  readonly text: string;
  readonly x: number;
  readonly baseline: number;
  /** In points. */
  readonly size: number;
  readonly stack: FaceStack;
  readonly color?: string;
}

export interface PhotoMark {
  readonly kind: 'PHOTO';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly photo: Uint8Array | string;
}

/** Something on a page, in millimetres from its upper left corner. */
export type Mark = RuleMark | FillMark | TextMark | PhotoMark;

export type Sheet = readonly Mark[];

/** Part of a page, and the fields that did not fit. */
export interface Drawing {
  readonly marks: readonly Mark[];
  readonly tooLong: readonly ResumeField[];
}

/** A completed form: pages of one paper, and the fields that did not fit. */
export interface FormLayout {
  readonly paper: ResumePaper;
  readonly sheets: readonly Sheet[];
  readonly tooLong: readonly ResumeField[];
}

/** Several parts as one. */
export function together(...drawings: readonly Drawing[]): Drawing {
  return {
    marks: drawings.flatMap(({ marks }) => marks),
    tooLong: drawings.flatMap(({ tooLong }) => tooLong),
  };
}

/** A part in which everything fits. */
export function drawn(...marks: readonly Mark[]): Drawing {
  return { marks, tooLong: [] };
}
