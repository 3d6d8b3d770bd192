import { parseArgs } from 'node:util';
import { describeAgainst, measureAgainst } from './against.ts';
import { describeChat, measureChat } from './chat.ts';
import { describeJobs, measureJobs } from './jobs.ts';
import { describeEvents, measureEvents } from './events.ts';
import { describeLogin, measureLogin } from './login.ts';
import { describeMachine, measureMachine } from './machine.ts';
import { describePages, measurePages } from './page.ts';
import { describeResume, measureResume } from './resume.ts';
import { describeScroll, measureScroll } from './scroll.ts';
import { describeServer, measureServer } from './server.ts';
import { describeStudents, measureStudents } from './students.ts';
import { describeWeb, measureWeb } from './web.ts';

const usage = `Usage: npm run bench [-- pages | web | server | jobs | login | load | events | chat | scroll | resume …] [-- --jobs 100000]
  [--seconds 60] [--runs 3] [--students 10000] [--against <commit>]

Measures the first load of the pages, what Lighthouse says of them, the throughput of the job list, logins at once,
students whose portals ask every 30 seconds, events to 2,000 students, chat between 500 students on two processes,
scrolling through 1,000 jobs, and making a resume, each beside its floor, measured in the same run. --seconds is how long
they chat, and how long students write while jobs change, --runs how often each page is visited, --students how many have
their portal open. With --against, \`web\` visits the pages of the working copy and of that commit in turns. bench/README.md
says what each figure is.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', short: 'h' },
    jobs: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '60' },
    runs: { type: 'string', default: '3' },
    students: { type: 'string', default: '10000' },
    against: { type: 'string' },
  },
});

const jobs = Number(values.jobs);
const seconds = Number(values.seconds);
const runs = Number(values.runs);
const students = Number(values.students);
const { against } = values;

const progress = (line: string): void => {
  process.stderr.write(`${line}\n`);
};
const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const isCount = (value: number): boolean => Number.isSafeInteger(value) && value > 0;
/** Measures one part and prints its figures. @returns whether every goal is reached */
const bench =
  <Figures extends { readonly isReached: boolean }>(
    measure: () => Promise<Figures>,
    describe: (figures: Figures) => readonly string[],
  ) =>
  async (): Promise<boolean> => {
    const figures = await measure();
    const [title = '', ...lines] = describe(figures);
    print(`${figures.isReached ? 'ok  ' : 'MISS'} ${title}`);
    for (const line of lines) print(`   ${line}`);
    return figures.isReached;
  };

const parts = new Map([
  ['pages', bench(() => measurePages(progress), describePages)],
  [
    'web',
    against === undefined
      ? bench(() => measureWeb(runs, progress), describeWeb)
      : bench(() => measureAgainst(against, runs, progress), describeAgainst),
  ],
  ['server', bench(() => measureServer(jobs, progress), describeServer)],
  ['jobs', bench(() => measureJobs(jobs, progress), describeJobs)],
  ['login', bench(() => measureLogin(progress), describeLogin)],
  ['load', bench(() => measureStudents(students, seconds, progress), describeStudents)],
  ['events', bench(() => measureEvents(progress), describeEvents)],
  ['chat', bench(() => measureChat(seconds, progress), describeChat)],
  ['scroll', bench(() => measureScroll(progress), describeScroll)],
  ['resume', bench(() => measureResume(progress), describeResume)],
]);

if (values.help === true) {
  print(usage);
} else if (!positionals.every((name) => parts.has(name)) || ![jobs, seconds, runs, students].every(isCount)) {
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
