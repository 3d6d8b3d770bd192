import type { ReactNode } from 'react';
import { prose } from './Prose.css.ts';

export interface ProseProps {
  /** Paragraphs, lists and small headings, such as a job description. */
  readonly children: ReactNode;
  /** BCP 47 tag if the text is not in the page's language. */
  readonly lang?: string | undefined;
}

/** Running text with a limited line length. */
export function Prose({ children, lang }: ProseProps) {
  return (
    <div className={prose} lang={lang}>
      {children}
    </div>
  );
}
