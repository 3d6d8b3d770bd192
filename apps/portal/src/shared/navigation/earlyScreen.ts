/** What the page's first script requests for a student's screen while the other scripts load. A test compares it with the route. */
export interface EarlyScreen {
  readonly path: string;
  /** File of the screen, whose scripts and styles are preloaded. */
  readonly file: string;
  /** Addresses that its loader requests; `{id}` is the id in the page's own address. */
  readonly requests: readonly string[];
  readonly namespaces: readonly string[];
}
