import { useState } from 'react';
import { classNames } from '../private/classNames.ts';
import * as styles from './Avatar.css.ts';
import { monogram, monogramColour } from './monogram.ts';

export interface AvatarProps {
  /** Whose it is. Its first letter is the monogram. */
  readonly name: string;
  /** Chooses the monogram's colour, best an id so that the colour outlives a change of name. The name unless given. */
  readonly seed?: string | undefined;
  /** Address of a picture. Without one, or when it fails to load, the monogram shows. */
  readonly src?: string | null | undefined;
  /** `square` for companies, `round` for people. `round` unless said otherwise. */
  readonly shape?: 'round' | 'square' | undefined;
  /** Width and height in px. 40 unless said otherwise. */
  readonly size?: keyof typeof styles.size | undefined;
  /** Says whose it is to a screen reader, for a picture without the name beside it. */
  readonly label?: string | undefined;
}

/** The picture of a person or a company, or its monogram on a colour that never changes. */
export function Avatar({ name, seed = name, src, shape = 'round', size = 40, label }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
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
      )}
    >
      {hasPicture ? (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          className={styles.picture}
          onError={() => setFailed(src)}
        />
      ) : (
        monogram(name, shape === 'round')
      )}
    </span>
  );
}
