import { useEffect, useRef } from 'react';
import { visuallyHidden } from '../private/visuallyHidden.css.ts';
import * as styles from './DocumentPage.css.ts';

export interface DocumentPageProps {
  /** The number of the page, such as "Page 1 of 2". */
  readonly label: string;
  /** Text alternative: the text of the page. */
  readonly text: string;
  /** BCP 47 tag of that text, if it is not in the page's language. */
  readonly lang?: string | undefined;
  /** Size of the paper in any unit; reserves the space while the page is rendered. */
  readonly width: number;
  /** Height of the paper, in the unit of `width`. */
  readonly height: number;
  /** Renders the page; returns a function that cancels it. Called again only if the function changes. */
  readonly draw: (canvas: HTMLCanvasElement) => () => void;
}

/** A printed page of a document, as wide as its container. */
export function DocumentPage({ label, text, lang, width, height, draw }: DocumentPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => (canvas.current === null ? undefined : draw(canvas.current)), [draw]);
  return (
    <figure className={styles.page}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        style={{ aspectRatio: `${width} / ${height}` }}
        className={styles.paper}
      />
      <figcaption lang={lang} className={visuallyHidden}>
        {text}
      </figcaption>
    </figure>
  );
}
