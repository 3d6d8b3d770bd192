import type { Picture } from '@michi/api/company';
import { locate } from '@michi/api/transport';

interface PictureSources {
  readonly src: string;
  readonly srcSet: string;
}

/** A published picture for `Avatar` and `Picture`, with its addresses resolved against the common service. */
export const pictureSources = ({ sizes }: Picture): PictureSources => {
  const service = new URL(locate('/api/common/'), document.baseURI);
  const sources = sizes.map(({ url, width }) => ({ src: new URL(url, service).href, width }));
  return {
    src: sources.at(0)?.src ?? '',
    srcSet: sources.map(({ src, width }) => `${src} ${width}w`).join(', '),
  };
};
