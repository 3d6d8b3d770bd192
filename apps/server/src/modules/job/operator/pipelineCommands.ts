import { Option, type Command } from 'commander';
import type { RunCommand } from '../../../platform/commands.ts';
import type { Target } from './application.ts';
import { MOMENTS, onApplication } from './onApplication.ts';
import { confirmTime } from './confirmTime.ts';
import { operatorMoment } from '../../../platform/operator/moments.ts';
import { day, done, moment, oneOf, text, wholeNumber } from '../../../platform/operator/options.ts';
import { readSentApplication } from './readSentApplication.ts';
import { recommend } from './recommend.ts';
import { recordResult, type ResultOfInterview } from './recordResult.ts';
import { reject } from './reject.ts';
import { requestInterview, type InterviewRequest } from './requestInterview.ts';
import { sendOffer, type OfferToSend } from './sendOffer.ts';

type By = 'COMPANY' | 'UNIVERSITY';

export function pipelineCommands(program: Command, run: RunCommand): void {
  const pipeline = program
    .command('pipeline')
    .description('act for a company or a university on an application')
    .addHelpText('after', MOMENTS);
  recommendCommand(pipeline, run);
  requestInterviewCommand(pipeline, run);
  confirmTimeCommand(pipeline, run);
  recordResultCommand(pipeline, run);
  sendOfferCommand(pipeline, run);
  rejectCommand(pipeline, run);
  showSentCommand(pipeline, run);
}

function recommendCommand(pipeline: Command, run: RunCommand): void {
  onApplication(pipeline, 'recommend', 'recommend a job to a student, in the name of their university')
    .option(
      '--answer-by <moment>',
      'when the reply is due (in a week; at the latest when the job closes)',
      moment('--answer-by'),
    )
    .option('--note <text>', 'why this job', text)
    .action(async (flags: Target & { answerBy?: Date; note?: string }) =>
      run(async ({ clock, database }) => {
        const { id, answerBy } = await recommend(database, flags, flags, clock.now());
        const due = answerBy === null ? '' : ` The reply is due ${operatorMoment(answerBy)}.`;
        return done(`The job is recommended. Application: ${id}.${due}`);
      }),
    );
}

const INTERVIEW_TEXTS = [
  ['--phase <text>', 'step of the selection (First, Second, Final interview)'],
  ['--phase-jp <text>', 'the same in Japanese'],
  ['--link <url>', 'where it is held online'],
  ['--address <text>', 'where it is held otherwise'],
  ['--address-jp <text>', 'the same in Japanese'],
  ['--map-link <url>', 'the address on a map'],
  ['--interviewers <text>', 'who will be there'],
  ['--interviewers-jp <text>', 'the same in Japanese'],
  ['--belongings <text>', 'what to bring'],
  ['--belongings-jp <text>', 'the same in Japanese'],
  ['--dress <text>', 'what to wear'],
  ['--dress-jp <text>', 'the same in Japanese'],
  ['--message <text>', 'message to the student'],
  ['--message-jp <text>', 'the same in Japanese'],
] as const;

function requestInterviewCommand(pipeline: Command, run: RunCommand): void {
  const command = onApplication(pipeline, 'request-interview', 'invite a student to an interview')
    .addOption(byOption())
    .requiredOption('--starts-at <moment>', 'when it starts', moment('--starts-at'))
    .option('--ends-at <moment>', 'when it ends (an hour later)', moment('--ends-at'))
    .option('--respond-by <moment>', 'when the reply is due (in three days)', moment('--respond-by'));
  for (const [flag, words] of INTERVIEW_TEXTS) command.option(flag, words, text);
  command.action(async (flags: Target & InterviewRequest) =>
    run(async ({ clock, database }) => {
      const id = await requestInterview(database, flags, flags, clock.now());
      return done(`The interview is requested: ${id}.`);
    }),
  );
}

function confirmTimeCommand(pipeline: Command, run: RunCommand): void {
  onApplication(
    pipeline,
    'confirm-time',
    'confirm another time for an interview the student asked to reschedule',
  )
    .addOption(
      new Option('--candidate <number>', 'one of the times the student suggested, from 1 (the first)')
        .argParser(wholeNumber)
        .conflicts('startsAt'),
    )
    .option('--starts-at <moment>', 'another time, with the same length', moment('--starts-at'))
    .action(async (flags: Target & { candidate?: number; startsAt?: Date }) =>
      run(async ({ clock, database }) => {
        const { candidate = 1, startsAt } = flags;
        const time = startsAt === undefined ? { candidate } : { startsAt };
        const confirmed = await confirmTime(database, flags, time, clock.now());
        return done(`The interview is confirmed for ${operatorMoment(confirmed)}.`);
      }),
    );
}

function recordResultCommand(pipeline: Command, run: RunCommand): void {
  onApplication(pipeline, 'record-result', 'record the result of an interview')
    .addOption(
      new Option('--outcome <outcome>', 'selected or failed; failed ends the application')
        .makeOptionMandatory()
        .argParser(oneOf(['selected', 'failed'], { selected: 'SELECTED', failed: 'FAILED' })),
    )
    .option('--decided-on <day>', 'decision date (default: today)', day('--decided-on'))
    .option('--phase <text>', 'selection step (default: that of the interview)', text)
    .option('--phase-jp <text>', 'the same in Japanese', text)
    .action(async (flags: Target & ResultOfInterview) =>
      run(async ({ clock, database }) => {
        await recordResult(database, flags, flags, clock.now());
        return done(`The result is recorded: ${flags.outcome}.`);
      }),
    );
}

const OFFER_TEXTS = [
  ['--code <text>', 'offer id (the code of the job and a number)'],
  ['--company-address <text>', 'address of the company (as in its profile)'],
  ['--company-address-jp <text>', 'the same in Japanese'],
  ['--representative-director <text>', 'who signs (as in the profile)'],
  ['--representative-director-jp <text>', 'the same in Japanese'],
  ['--hr-phone <text>', 'telephone of HR (as in the profile)'],
  ['--hr-email <text>', 'email of HR (as in the profile)'],
  ['--message <text>', 'the opening words of the letter'],
  ['--message-jp <text>', 'the same in Japanese'],
  ['--feedback-message <text>', "what to say about the student's interviews"],
  ['--feedback-message-jp <text>', 'the same in Japanese'],
] as const;

function sendOfferCommand(pipeline: Command, run: RunCommand): void {
  const command = onApplication(pipeline, 'send-offer', 'send an offer letter on the terms of the job')
    .requiredOption('--expires-at <moment>', 'when the reply is due', moment('--expires-at'))
    .option('--offer-date <day>', 'day of the letter (today)', day('--offer-date'))
    .option('--joining-date <day>', 'first day at work (start of the job)', day('--joining-date'))
    .option('--ceremony-date <day>', 'day of the joining ceremony', day('--ceremony-date'));
  for (const [flag, words] of OFFER_TEXTS) command.option(flag, words, text);
  command.action(async (flags: Target & OfferToSend) =>
    run(async ({ clock, database }) => {
      const id = await sendOffer(database, flags, flags, clock.now());
      return done(`The offer is sent: ${id}.`);
    }),
  );
}

function rejectCommand(pipeline: Command, run: RunCommand): void {
  onApplication(pipeline, 'reject', 'end an application without an offer')
    .addOption(byOption())
    .option('--note <text>', 'why, as the student will read it', text)
    .action(async (flags: Target & { by: By; note?: string }) =>
      run(async ({ clock, database }) => {
        await reject(database, flags, flags, clock.now());
        return done('The application has ended.');
      }),
    );
}

function showSentCommand(pipeline: Command, run: RunCommand): void {
  onApplication(pipeline, 'show-sent', 'print what the company receives for an application')
    .option('--files <folder>', 'also write the files that answer questions to this folder')
    .action(async ({ files, ...target }: Target & { files?: string }) =>
      run(async (deps) => ({ lines: await readSentApplication(deps, target, files), ok: true })),
    );
}

function byOption(): Option {
  return new Option('--by <who>', 'company or university')
    .default('COMPANY', 'company')
    .argParser(oneOf(['company', 'university'], { company: 'COMPANY', university: 'UNIVERSITY' }));
}
