/**
 * @typedef {import('./chooseStories.mjs').Story} Story
 * @typedef {{ view: string, before?: Buffer, after?: Buffer, mask?: Buffer, pixels: number }} Look
 * @typedef {{ kind: 'changed' | 'added' | 'removed', story: Story, looks: Look[] }} Change
 */

/** Key of a story's screenshot. */
export const screenshotKey = (id, view) => `${id} ${view}`;

/**
 * The views of a story that differ; of a story that only one side has, those of that side. A story of both sides that
 * could not be shown on one is not compared.
 */
function looksOf({ story, kind }, views, before, after, differ) {
  return views.flatMap((view) => {
    const key = screenshotKey(story.id, view);
    const [one, other] = [before.get(key), after.get(key)];
    if (one === undefined && other === undefined) return [];
    if (one === undefined || other === undefined) {
      return kind === 'changed' ? [] : [{ view, before: one, after: other, pixels: 0 }];
    }
    const { pixels, mask } = differ(one, other);
    return pixels === 0 ? [] : [{ view, before: one, after: other, mask, pixels }];
  });
}

/**
 * Puts the stories of two sides beside one another and keeps those that look different or that only one side has.
 * @param {{ stories: Story[], pictures: Map<string, Buffer> }} before
 * @param {{ stories: Story[], pictures: Map<string, Buffer> }} after
 * @param {(story: Story) => { name: string }[]} viewsFor
 * @param {(before: Buffer, after: Buffer) => { pixels: number, mask?: Buffer }} differ
 * @returns {Change[]} by the name of the component or screen
 */
export function pairStories(before, after, viewsFor, differ) {
  const earlier = new Map(before.stories.map((story) => [story.id, story]));
  const later = new Map(after.stories.map((story) => [story.id, story]));
  const kindOf = (id) => {
    if (!earlier.has(id)) return 'added';
    return later.has(id) ? 'changed' : 'removed';
  };
  return [...new Map([...earlier, ...later]).values()]
    .map((story) => {
      const views = viewsFor(story).map(({ name }) => name);
      const kind = kindOf(story.id);
      const looks = looksOf({ story, kind }, views, before.pictures, after.pictures, differ);
      return { kind, story, looks };
    })
    .filter(({ kind, looks }) => kind !== 'changed' || looks.length > 0)
    .toSorted((one, other) => one.story.title.localeCompare(other.story.title, 'en'));
}
