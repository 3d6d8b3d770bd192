import { InvalidArgumentError, type Command } from 'commander';
import type { RunCommand } from '../../../platform/commands.ts';
import { languageOption } from '../../../platform/import/operatorLanguage.ts';
import { done } from '../../../platform/operator/options.ts';
import type { Language } from '../../../platform/problem/language.ts';
import { composeText } from '../../../platform/validation/composeText.ts';
import { commentAsCounsellor, listCounsellorAnswers, showCounsellorAnswer } from './counsellorAnswers.ts';

interface Report {
  readonly language: Language;
}

/** Adds `michi counsellor …`: the answers that students share with counsellors, who have no screens. */
export function counsellorCommands(program: Command, run: RunCommand): void {
  const counsellor = program
    .command('counsellor')
    .description('read along with students for a counsellor, who has no account');
  counsellor
    .command('answers')
    .argument('<counsellor>', 'name of the counsellor, in either language, or the id')
    .description('list the answers that students share with a counsellor, with the ids of their links')
    .addOption(languageOption())
    .action((name: string, { language }: Report) =>
      run(async (deps) => ({ lines: await listCounsellorAnswers(deps, name.trim(), language), ok: true })),
    );
  counsellor
    .command('show')
    .argument('<link>', 'id of the link', id)
    .description('show an answer with its comments; the student can see that it was opened')
    .addOption(languageOption())
    .action((link: string, { language }: Report) =>
      run(async (deps) => ({ lines: await showCounsellorAnswer(deps, link, language), ok: true })),
    );
  counsellor
    .command('comment')
    .argument('<link>', 'id of the link', id)
    .description('comment on words of an answer in the name of the counsellor; the student is notified')
    .requiredOption('--quote <words>', 'words of the answer as they stand there', words)
    .requiredOption('--text <text>', 'the comment', words)
    .action((link: string, { quote, text }: { readonly quote: string; readonly text: string }) =>
      run(async (deps) => {
        await commentAsCounsellor(deps, link, { quote, text });
        return done('The comment is sent, and the student is notified.');
      }),
    );
}

/** Most characters of a quote and of a comment (user contract, `SharedAnswerCommentRequest`). */
const MAX_CHARACTERS = 1_000;

function words(given: string): string {
  const tidy = composeText(given).replaceAll('\r\n', '\n').trim();
  if (tidy === '') throw new InvalidArgumentError('It is empty.');
  if (/[^\P{Cc}\n\t]/u.test(tidy)) throw new InvalidArgumentError('It contains control characters.');
  if ([...tidy].length > MAX_CHARACTERS) throw new InvalidArgumentError('It has more than 1,000 characters.');
  return tidy;
}

function id(given: string): string {
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(given))
    throw new InvalidArgumentError('Give an id, as `michi counsellor answers` lists it.');
  return given.toLowerCase();
}
