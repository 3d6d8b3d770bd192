import { parseArgs } from 'node:util';
import { describeChat, measureChat } from './chat.ts';
import { describeJobs, measureJobs } from './jobs.ts';
import { describeEvents, measureEvents } from './events.ts';
import { describeLogin, measureLogin } from './login.ts';
import { describeMachine, measureMachine } from './machine.ts';
import { measurePages, type PageFigures } from './page.ts';
import { describeResume, measureResume } from './resume.ts';
import { describeScroll, measureScroll } from './scroll.ts';
import { describeServer, measureServer } from './server.ts';
import { describeStudents, measureStudents } from './students.ts';
import { describeWeb, isWebReached, measureWeb } from './web.ts';

const usage = `Usage: npm run bench [-- pages | web | server | jobs | login | load | events | chat | scroll | resume …] [-- --jobs 100000]
  [--seconds 60] [--runs 3]

Measures the first load of the pages, what Lighthouse says of them, the throughput of the job list, logins at once, 10,000
students whose portals ask every 30 seconds, events to 2,000 students, chat between 500 students on two processes,
scrolling through 1,000 jobs, and making a resume, each beside its floor, measured in the same run. --seconds is how long
they chat, --runs how often each page is visited. bench/README.md says what each figure is.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', short: 'h' },
    jobs: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '60' },
    runs: { type: 'string', default: '3' },
  },
});

const jobs = Number(values.jobs);
const seconds = Number(values.seconds);
const runs = Number(values.runs);

const progress = (line: string): void => {
  process.stderr.write(`${line}\n`);
};
const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const isCount = (value: number): boolean => Number.isSafeInteger(value) && value > 0;
const verdict = (isReached: boolean): string => (isReached ? 'ok  ' : 'MISS');

const figure = (name: string, value: number, limit: number | undefined, unit: string): string =>
  limit === undefined
    ? `${name} ${value.toFixed(unit === '' ? 0 : 1)}${unit}`
    : `${name} ${value.toFixed(unit === '' ? 0 : 1)}${unit} of at most ${limit}${unit}`;

function printPage(
  { page, document, scripts, styles, requests, lateScripts, added, limits }: PageFigures,
  floor: number,
): void {
  const figures = [
    figure('document', document, limits.document, ' kB'),
    figure('scripts', scripts, limits.scripts, ' kB'),
    `${(scripts / floor).toFixed(2)} × React alone`,
    figure('styles', styles, limits.styles, ' kB'),
    figure('requests', requests, limits.requests, ''),
    ...(limits.lateScripts === undefined
      ? []
      : [figure('scripts the document does not name', lateScripts, limits.lateScripts, '')]),
    ...(added === null ? [] : [figure('added', added, limits.added, ' kB gzip')]),
  ];
  print(`     ${page}: ${figures.join(', ')}`);
}

async function benchPages(): Promise<boolean> {
  const { floor, pages, isReached } = await measurePages(progress);
  print(`${verdict(isReached)} First load, brotli; floor: React alone ${floor.toFixed(1)} kB`);
  for (const page of pages) printPage(page, floor);
  return isReached;
}

function printFigures(isReached: boolean, [title = '', ...lines]: readonly string[]): boolean {
  print(`${verdict(isReached)} ${title}`);
  for (const line of lines) print(`   ${line}`);
  return isReached;
}

async function benchServer(): Promise<boolean> {
  const figures = await measureServer(jobs, progress);
  return printFigures(figures.isReached, describeServer(figures));
}

async function benchJobs(): Promise<boolean> {
  const figures = await measureJobs(jobs, progress);
  return printFigures(figures.isReached, describeJobs(figures));
}

async function benchLogin(): Promise<boolean> {
  const figures = await measureLogin(progress);
  return printFigures(figures.isReached, describeLogin(figures));
}

async function benchScroll(): Promise<boolean> {
  const figures = await measureScroll(progress);
  return printFigures(figures.isReached, describeScroll(figures));
}

async function benchWeb(): Promise<boolean> {
  const figures = await measureWeb(runs, progress);
  return printFigures(isWebReached(figures), describeWeb(figures));
}

async function benchStudents(): Promise<boolean> {
  const figures = await measureStudents(progress);
  return printFigures(figures.isReached, describeStudents(figures));
}

async function benchEvents(): Promise<boolean> {
  const figures = await measureEvents(progress);
  return printFigures(figures.isReached, describeEvents(figures));
}

async function benchChat(): Promise<boolean> {
  const figures = await measureChat(seconds, progress);
  return printFigures(figures.isReached, describeChat(figures));
}

async function benchResume(): Promise<boolean> {
  const figures = await measureResume(progress);
  return printFigures(figures.isReached, describeResume(figures));
}

const parts = new Map([
  ['pages', benchPages],
  ['web', benchWeb],
  ['server', benchServer],
  ['jobs', benchJobs],
  ['login', benchLogin],
  ['load', benchStudents],
  ['events', benchEvents],
  ['chat', benchChat],
  ['scroll', benchScroll],
  ['resume', benchResume],
]);

if (values.help === true) {
  print(usage);
} else if (!positionals.every((name) => parts.has(name)) || ![jobs, seconds, runs].every(isCount)) {
  print(usage);
  process.exitCode = 2;
} else {
  const results: boolean[] = [];
  print(describeMachine(measureMachine()));
  for (const [name, measure] of parts) {
    if (positionals.length === 0 || positionals.includes(name)) results.push(await measure());
  }
  // Again: the load of the host may have changed meanwhile.
  print(describeMachine(measureMachine()));
  if (results.includes(false)) process.exitCode = 1;
}
