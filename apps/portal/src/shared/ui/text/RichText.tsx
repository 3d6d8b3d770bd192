import { Prose } from '@michi/design-system/prose';
import { createElement, type ReactNode } from 'react';
import { LinkedText } from './LinkedText.tsx';

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

export interface RichTextProps {
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
