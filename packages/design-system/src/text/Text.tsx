import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import type { TextTone } from '../private/tone.ts';
import * as styles from './Text.css.ts';

export interface TextProps {
  /** 16, 14, 13 or 12 px. Default: `body` (14 px). */
  readonly size?: keyof typeof styles.size | undefined;
  readonly tone?: TextTone | undefined;
  readonly weight?: keyof typeof styles.weight | undefined;
  readonly align?: keyof typeof styles.align | undefined;
  /** One line, the rest truncated. */
  readonly truncate?: boolean | undefined;
  /** Maximum number of lines; the rest is truncated. */
  readonly lines?: keyof typeof styles.lines | undefined;
  /** Without line breaks, for dates and amounts. */
  readonly nowrap?: boolean | undefined;
  /** Keeps the line breaks of typed text. */
  readonly preserveLines?: boolean | undefined;
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
    | undefined;
  readonly id?: string | undefined;
  /** BCP 47 tag if the text is not in the page's language. */
  readonly lang?: string | undefined;
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
  const isInner = Element === 'span' || Element === 'strong' || Element === 'em' || Element === 'time';
  const ownSize = size ?? (isInner ? undefined : 'body');
  const ownWeight = weight ?? (Element === 'strong' ? 'strong' : undefined);
  return (
    <Element
      id={id}
      lang={lang}
      className={classNames(
        styles.text,
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
