import type { Post } from '@michi/api/news';
import { Picture } from '@michi/design-system/picture';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { languageTags } from '../../../shared/i18n/languages.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { RichText } from '../../../shared/ui/text/RichText.tsx';

export function PostPicture({ post }: { readonly post: Post }) {
  const { language } = useLanguage();
  if (post.pictureUrl === null) return null;
  return <Picture src={post.pictureUrl} label={pickBilingual(post, 'pictureText', language) ?? ''} />;
}

/** Text of a post. A text in the other language is marked with its language. */
export function PostText({ post }: { readonly post: Post }) {
  const { language } = useLanguage();
  const isOther = language === 'jp' && post.bodyJp === null;
  return (
    <RichText html={pickBilingual(post, 'body', language)} {...(isOther && { lang: languageTags.en })} />
  );
}
