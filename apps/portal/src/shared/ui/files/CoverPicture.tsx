import type { Picture as PublishedPicture } from '@michi/api/company';
import { Picture, type PictureProps } from '@michi/design-system/picture';
import { pickBilingual } from '../../format/pickBilingual.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { pictureSources } from './pictureSources.ts';

interface CoverPictureProps extends Pick<PictureProps, 'flush' | 'sizes'> {
  readonly picture: PublishedPicture | null;
}

/** Cover of a company or university at the head of a page or card; nothing without one. */
export function CoverPicture({ picture, flush, sizes }: CoverPictureProps) {
  const { language } = useLanguage();
  if (picture === null) return null;
  return (
    <Picture
      shape="banner"
      label={pickBilingual(picture, 'text', language) ?? ''}
      flush={flush}
      sizes={sizes}
      {...pictureSources(picture)}
    />
  );
}
