import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { findLinks } from '../links/findLinks.ts';

/** What somebody typed, letter for letter, with its web addresses as links that say where they lead. */
export function MessageText({ text }: { readonly text: string }) {
  const { t } = useTranslation('shared');
  const pieces = useMemo(() => findLinks(text), [text]);
  return pieces.map((piece) =>
    piece.kind === 'words' ? (
      piece.text
    ) : (
      // An address reads from the left whatever stands around it.
      <bdi key={piece.at} dir="ltr">
        <a href={piece.href} target="_blank" rel="noreferrer noopener nofollow">
          {piece.text}
          <VisuallyHidden> ({t('newTab')})</VisuallyHidden>
        </a>
      </bdi>
    ),
  );
}
