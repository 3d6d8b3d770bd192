/** Sent by the preview of a screen's story: the address in the running portal. */
export const SCREEN_LINK = 'michi/screen-link';

export interface ScreenLinkMessage {
  readonly storyId: string;
  readonly href: string;
  /** What the link cannot express of the story. */
  readonly differences: readonly string[];
}
