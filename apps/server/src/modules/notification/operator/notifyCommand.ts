import { Option, type Command } from 'commander';
import type { RunCommand } from '../../../platform/commands.ts';
import { announce } from './announce.ts';
import { readAnnouncement, type AnnouncementFlags } from './readAnnouncement.ts';
import { readSegment } from './segment.ts';

const EXAMPLE = `
Examples:
  michi notify --to all --title "Michi rests on Sunday" --title-jp "日曜日はお休みします" --link /student/news
  michi notify --to graduation-year 2027 --group seminar --title "Autumn seminars are open" --link "/student/seminar/public-seminar?tab=0"

It appears in the portal at once. Push messages and emails go to students who have chosen news.`;

/** Adds `michi notify`: an announcement to a segment of the students. */
export function notifyCommand(program: Command, run: RunCommand): void {
  program
    .command('notify')
    .description('send an announcement to students')
    .requiredOption('--to <segment...>', 'all, university <id>, graduation-year <year>, or an email address')
    .requiredOption('--title <text>', 'the title, in English')
    .option('--title-jp <text>', 'the same in Japanese')
    .option('--body <text>', 'body in English')
    .option('--body-jp <text>', 'the same in Japanese')
    .option('--link <path>', 'path in the portal that it opens', '/student/notification')
    .addOption(
      new Option('--group <group>', 'where it is shown').choices(['jobs', 'seminar']).default('jobs'),
    )
    .addHelpText('after', EXAMPLE)
    .action(async (flags: AnnouncementFlags & { readonly to: readonly string[] }) =>
      run(async ({ clock, database }) => {
        const segment = readSegment(flags.to);
        const notified = await announce(database, segment, readAnnouncement(flags), clock.now());
        return { lines: [`Notified ${notified} ${notified === 1 ? 'student' : 'students'}.`], ok: true };
      }),
    );
}
