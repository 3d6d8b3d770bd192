/** Sent by the preview for each story: where it can be seen and read elsewhere. */
export const STORY_LINKS = 'michi/story-links';

export interface StoryLinks {
  readonly storyId: string;
  /** The file of the story. */
  readonly source: SourceLink;
  /** The same screen in the running portal; only of screens. */
  readonly screen?: {
    readonly href: string;
    /** What the link cannot express of the story. */
    readonly differences: readonly string[];
  };
}

export interface SourceLink {
  /** The path in the repository. */
  readonly path: string;
  /** Undefined in a built Storybook that knows no repository. */
  readonly href: string | undefined;
}
