import { readFileSync } from 'node:fs';

/** @typedef {import('./pairStories.mjs').Change} Change */

const part = (name) => readFileSync(new URL(`page/${name}`, import.meta.url), 'utf8');

const SIGNS = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text) => text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign]);

/** A number with its noun. */
const many = (count, one, more = `${one}s`) => `${count.toLocaleString('en')} ${count === 1 ? one : more}`;

const source = (picture) => `data:image/png;base64,${picture.toString('base64')}`;
const image = (picture, alt, name = '') =>
  `<img src="${source(picture)}" alt="${escape(alt)}"${name === '' ? '' : ` class="${name}"`}>`;

/** A picture with its caption; a large one can also be scrolled by keyboard. */
const figure = (caption, name, images) => `
<figure><figcaption>${escape(caption)}</figcaption>
<div class="picture" role="group" tabindex="0" aria-label="${escape(`${name}: ${caption}`)}">${images}</div></figure>`;

/** One view of a story: before, after and what differs, or the one picture there is. */
function lookPart({ view, before, after, mask, pixels }, name) {
  const title = `${name}, ${view}`;
  if (before === undefined || after === undefined) {
    const caption = before === undefined ? `${view}: only after` : `${view}: only before`;
    return `<div class="look alone">${figure(caption, name, image(before ?? after, title))}</div>`;
  }
  const difference = `${image(after, '', 'under')}${image(mask, `${title}: what differs, in red`, 'over')}`;
  return `<div class="look">${[
    figure(`${view}: before`, name, image(before, `${title}, before`)),
    figure(`${view}: after`, name, image(after, `${title}, after`)),
    figure(`${view}: ${many(pixels, 'pixel')} differ`, name, difference),
  ].join('')}</div>`;
}

function storyPart({ kind, story, looks }) {
  const words = `${story.title} ${story.name}`;
  return `
<article data-kind="${kind}" data-words="${escape(words.toLowerCase())}">
<div class="head"><h3>${escape(story.name)}</h3><span class="kind">${kind}</span>
<code class="soft">${escape(story.importPath.replace(/^\.\//, ''))}</code></div>
${looks.map((look) => lookPart(look, words)).join('')}
</article>`;
}

const countOf = (changes, kind) => changes.filter((change) => change.kind === kind).length;

/** The counts in one line: "3 changed, 1 added, 0 removed". */
export const describeCounts = (changes) =>
  ['changed', 'added', 'removed'].map((kind) => `${countOf(changes, kind)} ${kind}`).join(', ');

/**
 * The whole page, with inlined pictures, so that it can be sent to somebody without a clone.
 * @param {{ before: string, after: string, looked: number, all: number, changes: Change[], unseen: string[] }} report
 *   `before`, `after`: names of the two sides; `looked`: how many of `all` stories were compared
 * @returns {string} HTML
 */
export function writePage({ before, after, looked, all, changes, unseen }) {
  const groups = [...Map.groupBy(changes, ({ story }) => story.title)];
  const button = (kind, label, count) =>
    `<button type="button" data-kind="${kind}" aria-pressed="${kind === ''}">${label} ${count}</button>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What changed from ${escape(before)} to ${escape(after)}</title>
<style>${part('page.css')}</style>
</head>
<body>
<header>
<h1>What changed</h1>
<p>From <code>${escape(before)}</code> to <code>${escape(after)}</code></p>
<p class="soft">${looked} of ${many(all, 'story', 'stories')} looked at: those that the changed files reach.</p>
${unseen.length === 0 ? '' : `<p>Could not be shown: ${unseen.map((id) => `<code>${escape(id)}</code>`).join(', ')}</p>`}
</header>
<div class="tools" role="search" aria-label="Which stories are shown">
<div class="kinds" role="group" aria-label="Kinds of change">
${button('', 'All', changes.length)}
${button('changed', 'Changed', countOf(changes, 'changed'))}
${button('added', 'Added', countOf(changes, 'added'))}
${button('removed', 'Removed', countOf(changes, 'removed'))}
</div>
<label>Find <input type="search" placeholder="Screen or story"></label>
<label><input type="checkbox"> Actual size</label>
<span role="status" class="soft"></span>
</div>
<main>
${changes.length === 0 ? '<p>No story looks different.</p>' : ''}
${groups
  .map(
    ([title, group], index) => `
<section aria-labelledby="group-${index}"><h2 id="group-${index}">${escape(title)}</h2>
<p class="soft">${describeCounts(group)}</p>${group.map(storyPart).join('')}</section>`,
  )
  .join('')}
</main>
<script type="module">${part('filter.mjs')}</script>
</body>
</html>
`;
}
