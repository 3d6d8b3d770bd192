import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import type { TextTone } from '../private/tone.ts';
import * as styles from './Text.css.ts';

export interface TextProps {
  /** 16, 14, 13 or 12 px. Default: `body` (14 px). */
  readonly size?: 'large' | 'body' | 'small' | 'tiny' | undefined;
  /** Colour by meaning. Default: that of the surroundings. */
  readonly tone?: TextTone | undefined;
  /** Weight of the font: 400, 500 or 600, in Japanese 700. Default: that of the surroundings. */
  readonly weight?: 'regular' | 'medium' | 'strong' | undefined;
  /** Alignment of the lines. Default: that of the surroundings. */
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /** One line, the rest truncated. */
  readonly truncate?: boolean | undefined;
  /** Maximum number of lines; the rest is truncated. */
  readonly lines?: 2 | 3 | 4 | 6 | undefined;
  /** Without line breaks, for dates and amounts. */
  readonly nowrap?: boolean | undefined;
  /** Keeps the line breaks of typed text. */
  readonly preserveLines?: boolean | undefined;
  /**
   * Element of the text; choose it by meaning, since the look is the same, but for words of a sentence that are marked (`mark`),
   * added (`ins`) or left out (`del`). Default: `p`.
   */
  readonly as?:
    | 'p'
    | 'span'
    | 'div'
    | 'strong'
    | 'em'
    | 'time'
    | 'small'
    | 'dt'
    | 'dd'
    | 'li'
    | 'legend'
    | 'label'
    | 'mark'
    | 'ins'
    | 'del'
    | undefined;
  /** Anchor for a link, or for `aria-describedby` of a control. */
  readonly id?: string | undefined;
  /** BCP 47 tag if the text is not in the page's language. */
  readonly lang?: string | undefined;
  /** The words; links and icons may be among them. */
  readonly children: ReactNode;
}

/** Text in a size of the type scale. */
export function Text({
  size,
  tone,
  weight,
  align,
  truncate = false,
  lines,
  nowrap = false,
  preserveLines = false,
  as: Element = 'p',
  id,
  lang,
  children,
}: TextProps) {
  const change = Element === 'mark' || Element === 'ins' || Element === 'del' ? Element : undefined;
  const isInner =
    change !== undefined ||
    Element === 'span' ||
    Element === 'strong' ||
    Element === 'em' ||
    Element === 'time';
  const ownSize = size ?? (isInner ? undefined : 'body');
  const ownWeight = weight ?? (Element === 'strong' ? 'strong' : undefined);
  return (
    <Element
      id={id}
      lang={lang}
      className={classNames(
        styles.text,
        change && styles.marked[change],
        ownSize && styles.size[ownSize],
        tone && styles.tone[tone],
        ownWeight && styles.weight[ownWeight],
        align && styles.align[align],
        truncate && styles.truncate,
        lines && styles.lines[lines],
        nowrap && styles.nowrap,
        preserveLines && styles.preserve,
      )}
    >
      {children}
    </Element>
  );
}
