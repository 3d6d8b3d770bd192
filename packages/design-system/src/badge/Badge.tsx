import type { ReactNode } from 'react';
import { Icon, type IconComponent } from '../icon/Icon.tsx';
import { classNames } from '../private/classNames.ts';
import * as styles from './Badge.css.ts';
import { StageGlyph, type StageGlyphName } from './StageGlyph.tsx';

export { StageGlyph, type StageGlyphName, type StageGlyphProps } from './StageGlyph.tsx';

/** Meaning of a badge. `deadline` only while an action is possible. */
export type BadgeTone =
  | 'neutral'
  | 'brand'
  | 'deadline'
  | 'success'
  | 'successSolid'
  | 'warning'
  | 'danger'
  | 'info'
  | 'accent'
  | 'outline';

export interface BadgeProps {
  /** Colour by meaning, the same on every screen. Default: `neutral`. */
  readonly tone?: BadgeTone | undefined;
  /** The glyph of a stage, before the label. */
  readonly glyph?: StageGlyphName | undefined;
  /** An icon before the label, if it is not a stage. */
  readonly icon?: IconComponent | undefined;
  /** The status in one or two words, after glyph or icon; the only part that is read out. */
  readonly children: ReactNode;
}

/** A short status in words, with an icon. */
export function Badge({ tone = 'neutral', glyph, icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles.tone[tone])}>
      {glyph !== undefined && <StageGlyph name={glyph} />}
      {icon !== undefined && (
        <span aria-hidden="true" className={styles.icon}>
          <Icon icon={icon} />
        </span>
      )}
      <span>{children}</span>
    </span>
  );
}
