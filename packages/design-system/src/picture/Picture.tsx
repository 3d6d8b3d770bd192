import { Image } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Text } from '../text/Text.tsx';
import { classNames } from '../private/classNames.ts';
import * as styles from './Picture.css.ts';

export interface PictureProps {
  readonly src: string;
  /** Text alternative. */
  readonly label: string;
  /** How it is cut. Default: `wide`. */
  readonly shape?: keyof typeof styles.shape | undefined;
}

/** An image in the full width of its container. If it cannot be loaded, its label is shown. */
export function Picture({ src, label, shape = 'wide' }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (src === failed) {
    return (
      <div
        role="img"
        aria-label={label}
        className={classNames(styles.picture, styles.shape[shape], styles.text)}
      >
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
      alt={label}
      loading="lazy"
      decoding="async"
      className={classNames(styles.picture, styles.shape[shape])}
      onError={() => setFailed(src)}
    />
  );
}
