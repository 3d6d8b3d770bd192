/** The first link of a mail's text; empty without one. */
export function linkIn(text: string): string {
  return /https?:\/\/\S+/.exec(text)?.[0] ?? '';
}

/** The token in a link's fragment; empty without one. */
export function tokenIn(link: string): string {
  return URL.canParse(link) ? (new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? '') : '';
}
