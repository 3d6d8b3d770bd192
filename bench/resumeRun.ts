/**
 * One measurement of bench/resume.ts, in a separate process: `node bench/resumeRun.ts resume | floor`. The first piece
 * of work loads the renderer and the fonts; our own files are loaded before it, since Node strips their types first.
 */
import { renderResume } from '../packages/resume-document/src/index.ts';
import { emptyDocument } from '../packages/resume-document/test/emptyDocument.ts';
import { hana } from '../packages/resume-document/test/hana.ts';
import { median } from './load.ts';

/** Main-thread work of one piece of work, in milliseconds: a figure that other load of the machine hardly changes. */
async function work(piece: () => Promise<Blob>): Promise<{ readonly cpu: number; readonly bytes: number }> {
  const before = process.cpuUsage();
  const { size } = await piece();
  const { user, system } = process.cpuUsage(before);
  return { cpu: (user + system) / 1000, bytes: size };
}

const piece = process.argv[2] === 'floor' ? emptyDocument : () => renderResume(hana, 'MHLW');
const first = await work(piece);
const again: number[] = [];
for (let turn = 0; turn < 9; turn += 1) again.push((await work(piece)).cpu);
process.stdout.write(JSON.stringify({ first: first.cpu, again: median(again), bytes: first.bytes }));
