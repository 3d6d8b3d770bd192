import type { ComponentType, SVGProps } from 'react';
import { iconSize } from './Icon.css.ts';

/** An icon of lucide-react, or a company logo drawn in the same way. */
export type IconComponent = ComponentType<
  Pick<SVGProps<SVGSVGElement>, 'aria-hidden' | 'focusable' | 'strokeWidth' | 'fill' | 'className'>
>;

export interface IconProps {
  /** Such as `Heart` of lucide-react. */
  icon: IconComponent;
  /** 16, 18 or 20 px. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Fills the icon, such as that of a favorite. */
  filled?: boolean | undefined;
}

/** A line icon in the current text colour. Hidden from screen readers, so it needs a label beside it. */
export const Icon = ({ icon: Picture, size = 'medium', filled = false }: IconProps) => (
  <Picture
    aria-hidden="true"
    focusable="false"
    strokeWidth={1.75}
    fill={filled ? 'currentColor' : 'none'}
    className={iconSize[size]}
  />
);
