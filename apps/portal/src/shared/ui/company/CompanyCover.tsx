import type { CompanyDetail } from '@michi/api/company';
import { Picture, type PictureProps } from '@michi/design-system/picture';
import { pickBilingual } from '../../format/pickBilingual.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { pictureSources } from '../files/pictureSources.ts';

interface CompanyCoverProps extends Pick<PictureProps, 'flush' | 'sizes'> {
  readonly cover: CompanyDetail['cover'];
}

/** Cover of a company at the head of a page; nothing without one. */
export function CompanyCover({ cover, flush, sizes }: CompanyCoverProps) {
  const { language } = useLanguage();
  if (cover === null) return null;
  return (
    <Picture
      shape="banner"
      label={pickBilingual(cover, 'text', language) ?? ''}
      flush={flush}
      sizes={sizes}
      {...pictureSources(cover)}
    />
  );
}
