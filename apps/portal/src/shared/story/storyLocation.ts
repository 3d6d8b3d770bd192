/** The environment of a screen's story, from its `parameters: { portal }`. */
export interface StoryLocation {
  /** The address the screen believes it is at, and is linked to in the running portal; `/` unless said otherwise. */
  readonly path?: string;
  /** Translations besides the shared ones. */
  readonly namespaces?: readonly string[];
  /** Whether a student is signed in; they are unless said otherwise. */
  readonly isSignedIn?: boolean;
}

const isPlace = (value: unknown): value is StoryLocation => typeof value === 'object' && value !== null;

/** The location of a story in the portal. */
export const storyLocation = (parameters: Readonly<Record<string, unknown>>): StoryLocation => {
  const { portal } = parameters;
  return isPlace(portal) ? portal : {};
};
