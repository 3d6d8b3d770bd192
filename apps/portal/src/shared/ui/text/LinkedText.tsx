import { Link } from '@michi/design-system/link';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { findLinks } from './findLinks.ts';

function PageLink({ href, text }: { readonly href: string; readonly text: string }) {
  const { t } = useTranslation('shared');
  return (
    <Link href={href} tone="text" underline="always" target="_blank" rel="noreferrer noopener nofollow">
      {text}
      <VisuallyHidden> ({t('newTab')})</VisuallyHidden>
    </Link>
  );
}

/** A plain text with its web and mail addresses as links. */
export function LinkedText({ text }: { readonly text: string }) {
  const pieces = useMemo(() => findLinks(text), [text]);
  return pieces.map((piece) =>
    piece.kind === 'text' ? (
      piece.text
    ) : (
      // Addresses are left-to-right in any text.
      <bdi key={piece.at} dir="ltr">
        {piece.href.startsWith('mailto:') ? (
          <Link href={piece.href} tone="text" underline="always">
            {piece.text}
          </Link>
        ) : (
          <PageLink href={piece.href} text={piece.text} />
        )}
      </bdi>
    ),
  );
}
