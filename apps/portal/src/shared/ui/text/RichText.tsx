import { Icon } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMemo, createElement, type ReactNode } from 'react';
import { findLinks } from './findLinks.ts';
import { Prose } from '@michi/design-system/prose';

interface OutsideLinkProps {
  /** An address other than http(s) is shown as text. */
  readonly href: string;
  /** Default: the address without its scheme. */
  readonly children?: string;
}

/** A link to an external page, without a referrer. */
export function OutsideLink({ href, children }: OutsideLinkProps) {
  const { t } = useTranslation('shared');
  // Services may be run by third parties.
  if (!/^https?:\/\//i.test(href)) return href;
  return (
    <Link href={href} target="_blank" rel="noreferrer">
      <Inline as="span" gap="xxsmall" wrap={false}>
        <span>{children ?? href.replace(/^https?:\/\//i, '').replace(/\/$/, '')}</span>
        <Icon icon={ExternalLink} size="small" />
        <VisuallyHidden> ({t('newTab')})</VisuallyHidden>
      </Inline>
    </Link>
  );
}

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

/** Elements allowed in a text; of any other only the contents are rendered. */
const allowed = ['p', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'br', 'h2', 'h3', 'h4', 'a'] as const;
const dropped = new Set(['script', 'style', 'template', 'iframe', 'object']);

const safeLink = (element: Element): string | null => {
  const address = element.getAttribute('href') ?? '';
  return /^(https?:\/\/|mailto:)/i.test(address) ? address : null;
};

const toReact = (node: Node, key: number): ReactNode => {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = node.textContent ?? '';
    // Links must not be nested.
    return node.parentElement?.closest('a') === null ? <LinkedText key={key} text={text} /> : text;
  }
  if (!(node instanceof Element)) return null;
  const name = node.localName;
  if (dropped.has(name)) return null;
  const children = [...node.childNodes].map(toReact);
  const tag = allowed.find((one) => one === name);
  if (tag === 'br') return <br key={key} />;
  if (tag === 'a') {
    const href = safeLink(node);
    return href === null ? (
      children
    ) : (
      <a key={key} href={href} rel="noreferrer nofollow" target="_blank">
        {children}
      </a>
    );
  }
  return tag === undefined ? children : createElement(tag, { key }, ...children);
};

interface RichTextProps {
  /** Sanitised HTML of a contract's field; rendered element by element, since services may be run by third parties. */
  readonly html: string;
  /** BCP 47 tag if the text is not in the page's language. */
  readonly lang?: string | undefined;
}

/** A text with paragraphs, lists and links; never sets HTML. */
export function RichText({ html, lang }: RichTextProps) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return <Prose lang={lang}>{[...body.childNodes].map(toReact)}</Prose>;
}
