/** The commands of a Markdown text: each line of its `sh` blocks, without the comment behind it. */
export function commandsIn(markdown) {
  return [...markdown.matchAll(/^[ \t]*```sh\n(.*?)^[ \t]*```/gms)]
    .flatMap(([, block]) => block.split('\n'))
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** The npm script a command runs, or `undefined` when it runs none. */
export function scriptOf(command) {
  const [, script] = /^npm (?:run )?([\w:-]+)/.exec(command) ?? [];
  return script;
}
