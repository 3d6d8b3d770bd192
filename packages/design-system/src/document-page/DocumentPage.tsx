import { useEffect, useRef } from 'react';
import { visuallyHidden } from '../private/visuallyHidden.css.ts';
import * as styles from './DocumentPage.css.ts';

export interface DocumentPageProps {
  /** Which page it is, such as "Page 1 of 2". */
  readonly label: string;
  /** The text of the page, for those who do not see it. */
  readonly text: string;
  /** Language of that text (BCP 47), where it is not the page's. */
  readonly lang?: string | undefined;
  /** Width and height of the paper, in any unit: the place is kept while the page is drawn. */
  readonly width: number;
  readonly height: number;
  /** Draws the page; returns a function that cancels it. Called again only if the function changes. */
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
