import { useState } from 'react';
import { classNames } from '../private/classNames.ts';
import * as styles from './Avatar.css.ts';
import { monogram, monogramColour } from './monogram.ts';

export interface AvatarProps {
  /** Its first letter is the monogram; `round`, the two initials of a Latin name with several words. */
  readonly name: string;
  /** Determines the monogram's colour; use an id, so that the colour survives a change of name. Default: the name. */
  readonly seed?: string | undefined;
  /** Address of a picture. Without one, until it is loaded, and if it fails, the monogram is shown. */
  readonly src?: string | null | undefined;
  /** The picture in several widths, as `srcset` of an `img`. */
  readonly srcSet?: string | undefined;
  /** `square` for companies, `round` for people. Default: `round`. */
  readonly shape?: 'round' | 'square' | undefined;
  /** Width and height in px. Default: 40. */
  readonly size?: 24 | 32 | 40 | 56 | 72 | undefined;
  /** Accessible name, for a picture without the name beside it. */
  readonly label?: string | undefined;
}

/** The picture of a person or company, or a monogram in a colour that stays the same. */
export function Avatar({ name, seed = name, src, srcSet, shape = 'round', size = 40, label }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const [loaded, setLoaded] = useState<string | null>(null);
  const hasPicture = src !== undefined && src !== null && src !== '' && src !== failed;
  return (
    <span
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      className={classNames(
        styles.avatar,
        styles.size[size],
        styles.shape[shape],
        styles.colour[monogramColour(seed)],
        hasPicture && src === loaded && styles.covered,
      )}
    >
      {/* It stays below the picture, since the text around stands on its baseline. */}
      {monogram(name, shape === 'round')}
      {hasPicture && (
        <img
          src={src}
          srcSet={srcSet}
          sizes={srcSet === undefined ? undefined : `${size}px`}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          className={classNames(styles.picture, styles.fit[shape], src !== loaded && styles.loading)}
          onLoad={() => setLoaded(src)}
          onError={() => setFailed(src)}
        />
      )}
    </span>
  );
}
