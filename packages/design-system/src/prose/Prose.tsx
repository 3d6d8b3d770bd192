import type { ReactNode } from 'react';
import { prose } from './Prose.css.ts';

export interface ProseProps {
  /** Paragraphs, lists and small headings, such as a job description. */
  readonly children: ReactNode;
  /** BCP 47 tag of a text in another language than the page's. */
  readonly lang?: string | undefined;
}

/** Gives a longer text its measure and its spaces. */
export function Prose({ children, lang }: ProseProps) {
  return (
    <div className={prose} lang={lang}>
      {children}
    </div>
  );
}
