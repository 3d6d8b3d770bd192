import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Command } from 'commander';
import type { RunCommand } from '../../../platform/commands.ts';
import { publishPost, type PublishedPost } from './publishPost.ts';

const OUTCOMES: Readonly<Record<PublishedPost['outcome'], string>> = {
  ADDED: 'The post is published',
  CHANGED: 'The post is changed',
  UNCHANGED: 'The post is unchanged',
};

/** Adds `michi news …`: what Michi, companies and universities publish. */
export function newsCommands(program: Command, run: RunCommand): void {
  program
    .command('news')
    .description('publish news')
    .command('publish')
    .description(
      'publish a post, or change the one with the same identifier; publishing a file again changes nothing',
    )
    .argument('<file>', 'the post as JSON')
    .option('--notify', 'also notify its audience, once', false)
    .addHelpText('after', FORM)
    .action(async (path: string, { notify }: { notify: boolean }) =>
      run(async (deps) => {
        const { id, outcome, notified } = await publishPost(
          deps,
          { json: await readFile(path, 'utf8'), folder: dirname(path) },
          notify,
        );
        const lines = [`${OUTCOMES[outcome]}: ${id}.`];
        if (notify) lines.push(`${notified.toLocaleString('en')} students are notified.`);
        return { lines, ok: true };
      }),
    );
}

const FORM = `
The file holds one JSON object:
  identifier   your own name for the post, used to find it again
  publisher    "michi", {"company": name or id} or {"university": name or id}
  audience     "everyone" (the default), or {"university": name or id} for its students alone;
               what a university publishes is for its own students
  title, body  in English; titleJp and bodyJp in Japanese are optional. A body is HTML or plain text with
               empty lines between paragraphs; scripts, styles, forms and pictures are removed
  picture      path of a JPEG, PNG or GIF of up to 5 MB in the folder of the file or below; its middle is
               shown, three times as wide as high. pictureText and pictureTextJp say what it shows
  publishedAt  a moment such as 2026-12-01T09:00:00+09:00, which may be in the future (now)`;
