import type { ComponentType, SVGProps } from 'react';
import { iconSize } from './Icon.css.ts';

/** A picture as components take it: one of lucide-react, or the mark of another company drawn the same way. */
export type IconComponent = ComponentType<
  Pick<SVGProps<SVGSVGElement>, 'aria-hidden' | 'focusable' | 'strokeWidth' | 'fill' | 'className'>
>;

export interface IconProps {
  /** The picture, such as `Heart` of lucide-react. */
  icon: IconComponent;
  /** 16, 18 or 20 px. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Fills the shape with the colour of its line, as a heart that is set. */
  filled?: boolean | undefined;
}

/**
 * A line icon in the system's stroke and the current text colour. Hidden from screen readers, so it needs a label
 * beside it.
 */
export const Icon = ({ icon: Picture, size = 'medium', filled = false }: IconProps) => (
  <Picture
    aria-hidden="true"
    focusable="false"
    strokeWidth={1.75}
    fill={filled ? 'currentColor' : 'none'}
    className={iconSize[size]}
  />
);
