import { Image } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Text } from '../text/Text.tsx';
import { classNames } from '../private/classNames.ts';
import * as styles from './Picture.css.ts';

export interface PictureProps {
  /** Address of the image; it loads when it comes near the window. */
  readonly src: string;
  /** The picture in several widths, as `srcset` of an `img`. */
  readonly srcSet?: string | undefined;
  /** Width in which it is shown, as `sizes` of an `img`; with `srcSet`. */
  readonly sizes?: string | undefined;
  /** Text alternative; empty for decoration. */
  readonly label: string;
  /** How it is cut: 2 to 1, 1 to 1, or `banner`, which is wide and never high. Default: `wide`. */
  readonly shape?: 'wide' | 'square' | 'banner' | undefined;
  /** Without round corners, where it fills the edge of a card. */
  readonly flush?: boolean | undefined;
}

/** An image in the full width of its container. If it cannot be loaded, its label is shown. */
export function Picture({ src, srcSet, sizes, label, shape = 'wide', flush = false }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const className = classNames(styles.picture, styles.shape[shape], flush && styles.flush);
  if (src === failed && label === '') return <div className={className} />;
  if (src === failed) {
    return (
      <div role="img" aria-label={label} className={classNames(className, styles.text)}>
        <Icon icon={Image} />
        <Text as="span" size="small" tone="soft" align="center">
          {label}
        </Text>
      </div>
    );
  }
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt={label}
      loading="lazy"
      decoding="async"
      className={className}
      onError={() => setFailed(src)}
    />
  );
}
