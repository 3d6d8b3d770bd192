/** Setup of a screen's story: `parameters: { portal }`. */
export interface StoryLocation {
  /** Address of the screen, and of its link to the running portal; default: `/`. */
  readonly path?: string;
  /** Besides `shared` and `labels`. */
  readonly namespaces?: readonly string[];
  /** Default: true. */
  readonly isSignedIn?: boolean;
}

const isLocation = (value: unknown): value is StoryLocation => typeof value === 'object' && value !== null;

export const storyLocation = (parameters: Readonly<Record<string, unknown>>): StoryLocation => {
  const { portal } = parameters;
  return isLocation(portal) ? portal : {};
};
