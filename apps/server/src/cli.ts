import { MultiBar, Presets } from 'cli-progress';
import { Command } from 'commander';
import { backupCommands } from './platform/backup/backupCommands.ts';
import type { CommandReport, FileCommand, Progress, RunCommand } from './platform/commands.ts';
import { chatCommands } from './modules/chat/index.ts';
import { demoCommands } from './modules/job/demo/demoCommands.ts';
import { importCompanies } from './modules/company/import/importCompanies.ts';
import { importInternships, importJobs } from './modules/job/import/importJobs.ts';
import { pipelineCommands } from './modules/job/operator/pipelineCommands.ts';
import { timesheetCommands } from './modules/job/operator/timesheetCommands.ts';
import { checkFile } from './platform/import/checkFile.ts';
import { languageOption } from './platform/import/operatorLanguage.ts';
import { Refusal } from './platform/operator/refusal.ts';
import type { Language } from './platform/problem/language.ts';
import { notifyCommand } from './modules/notification/operator/notifyCommand.ts';
import { helpCommands } from './modules/common/index.ts';
import { importCourses } from './modules/common/courses/import/importCourses.ts';
import { importHelps } from './modules/common/help/import/importHelps.ts';
import { newsCommands } from './modules/news/index.ts';
import { importSeminars } from './modules/seminar/import/importSeminars.ts';
import { seminarCommands } from './modules/seminar/operator/seminarCommands.ts';
import { universityCommands } from './modules/university/index.ts';
import { accountCommands, counsellorCommands, profileCommands, userCommands } from './modules/user/index.ts';
import type { Deps } from './platform/deps.ts';
import { systemClock } from './platform/clock.ts';
import { SettingsError } from './platform/settings.ts';
import { seed, settingsOfProcess, start } from './start.ts';

async function withDeps<T>(work: (deps: Deps) => Promise<T>): Promise<T> {
  const settings = settingsOfProcess();
  const started = await start({ ...settings, logLevel: 'warn' }, printLine);
  try {
    return await work(started.deps);
  } finally {
    await started.close();
  }
}

async function runOnFile(command: FileCommand, path: string, language: Language): Promise<void> {
  await checkFile(path, language);
  const result = await withDeps(async (deps) => {
    const { progress, finish } = progressBar();
    try {
      return await command(deps, path, progress, language);
    } finally {
      finish();
    }
  });
  print(result);
}

const run: RunCommand = async (work) => print(await withDeps(work));

/** On standard error, where it does not mix with a piped report. */
function progressBar(): { readonly progress: Progress; readonly finish: () => void } {
  const bars = new MultiBar(
    { format: '{bar} {percentage}% {value}/{total}', hideCursor: true, stream: process.stderr },
    Presets.shades_classic,
  );
  const bar = bars.create(1, 0);
  return {
    progress: (done, total) => {
      bar.setTotal(Math.max(total, 1));
      bar.update(done);
    },
    finish: () => bars.stop(),
  };
}

function print({ lines, ok }: CommandReport): void {
  for (const line of lines) process.stdout.write(`${line}\n`);
  if (!ok) process.exitCode = 1;
}

function printLine(line: string): void {
  process.stderr.write(`${line}\n`);
}

const program = new Command('michi').description('Operates a Michi server: everything that has no screen.');

program
  .command('migrate')
  .description('migrate the database to the current version')
  .action(() => withDeps(async () => printLine('The database is up to date.')));

program
  .command('seed')
  .description('fill an empty database with the demo data, once')
  .action(() =>
    withDeps(async (deps) => {
      const filled = await seed({ ...deps, settings: { ...deps.settings, seed: 'demo' } }, printLine);
      printLine(
        filled ? 'The demo data is loaded.' : 'This database has been seeded before; nothing was changed.',
      );
    }),
  );

const imports = program.command('import').description('import records from a file');

const RECORDS: readonly (readonly [name: string, records: string, file: string, command: FileCommand])[] = [
  ['jobs', 'job postings', 'schema.org JobPosting', importJobs],
  [
    'internships',
    'internships',
    'schema.org JobPosting with the terms of the internship in `internship`',
    importInternships,
  ],
  [
    'companies',
    'companies, matched by name',
    'companies with the fields of the company contract, and pictures in the same folder by `logo` and `image`',
    importCompanies,
  ],
  ['seminars', 'seminars', 'seminars with the fields of the seminar contract', importSeminars],
  ['courses', 'courses', 'courses with the fields of the common contract', importCourses],
  ['help', 'help articles', 'help articles with the fields of the common contract', importHelps],
];

for (const [name, records, file, command] of RECORDS)
  imports
    .command(name)
    .argument('<file>', `${file}, as JSON Lines or a JSON array`)
    .description(`import ${records}; importing a file again changes nothing`)
    .addOption(languageOption())
    .action((path: string, { language }: { language: Language }) => runOnFile(command, path, language));

pipelineCommands(program, run);
timesheetCommands(program, run);
seminarCommands(program, run);
universityCommands(program, run, runOnFile);
accountCommands(program, run);
userCommands(program, run);
profileCommands(program, run);
counsellorCommands(program, run);
newsCommands(program, run);
helpCommands(program, run);
notifyCommand(program, run);
chatCommands(program, run);
demoCommands(program, run, printLine);
backupCommands(program, { settings: settingsOfProcess, clock: systemClock, printLine, print });

try {
  await program.parseAsync();
} catch (error) {
  printLine(
    error instanceof SettingsError || error instanceof Refusal
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error),
  );
  process.exitCode = 1;
}
