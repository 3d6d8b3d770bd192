import { parseArgs } from 'node:util';
import { measurePages, type PageFigures } from './page.ts';
import { describeServer, measureServer } from './server.ts';

const usage = `Usage: npm run bench [-- pages | server] [-- --jobs 100000]

Measures the first load of the pages and the throughput of the job list, each beside its floor, measured in the same run.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' }, jobs: { type: 'string', default: '100000' } },
});

const wanted = positionals[0];
const jobs = Number(values.jobs);

const progress = (line: string): void => {
  process.stderr.write(`${line}\n`);
};
const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const verdict = (isReached: boolean): string => (isReached ? 'ok  ' : 'MISS');

const figure = (name: string, value: number, limit: number | undefined, unit: string): string =>
  limit === undefined
    ? `${name} ${value.toFixed(unit === '' ? 0 : 1)}${unit}`
    : `${name} ${value.toFixed(unit === '' ? 0 : 1)}${unit} of at most ${limit}${unit}`;

function printPage({ page, scripts, styles, requests, limits }: PageFigures, floor: number): void {
  const figures = [
    figure('scripts', scripts, limits.scripts, ' kB'),
    `${(scripts / floor).toFixed(2)} × React alone`,
    figure('styles', styles, limits.styles, ' kB'),
    figure('requests', requests, limits.requests, ''),
  ];
  print(`     ${page}: ${figures.join(', ')}`);
}

async function benchPages(): Promise<boolean> {
  const { floor, pages, isReached } = await measurePages(progress);
  print(`${verdict(isReached)} First load, brotli; floor: React alone ${floor.toFixed(1)} kB`);
  for (const page of pages) printPage(page, floor);
  return isReached;
}

async function benchServer(): Promise<boolean> {
  const figures = await measureServer(jobs, progress);
  const [title = '', ...lines] = describeServer(figures);
  print(`${verdict(figures.isReached)} ${title}`);
  for (const line of lines) print(`   ${line}`);
  return figures.isReached;
}

if (values.help === true) {
  print(usage);
} else if (
  (wanted !== undefined && wanted !== 'pages' && wanted !== 'server') ||
  !Number.isSafeInteger(jobs) ||
  jobs < 1
) {
  print(usage);
  process.exitCode = 2;
} else {
  const results = [
    ...(wanted === 'server' ? [] : [await benchPages()]),
    ...(wanted === 'pages' ? [] : [await benchServer()]),
  ];
  if (results.includes(false)) process.exitCode = 1;
}
