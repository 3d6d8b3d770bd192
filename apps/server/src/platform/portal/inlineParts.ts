import { createHash } from 'node:crypto';

/** Sources of a content security policy. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Hashes of a page's inline scripts and styles; a script element with data does not count. */
export function inlineHashes(html: string): InlineHashes {
  return {
    scripts: hashes(html, /<script(?![^>]*\s(?:src=|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/g),
    styles: hashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g),
  };
}

function hashes(html: string, element: RegExp): readonly string[] {
  return [...html.matchAll(element)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
