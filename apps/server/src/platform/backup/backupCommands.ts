import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { CommandReport } from '../commands.ts';
import { reachDatabase } from '../database/openDatabase.ts';
import type { Clock } from '../clock.ts';
import { createFileStore } from '../files/createFileStore.ts';
import type { FileStore } from '../files/fileStore.ts';
import type { Settings } from '../settings.ts';
import { operatorMoment } from '../operator/moments.ts';
import type { BackupManifest } from './backupManifest.ts';
import { restoreBackup } from './restoreBackup.ts';
import { putSessionSecret } from './sessionSecretFile.ts';
import { takeBackup } from './takeBackup.ts';

export interface BackupSurroundings {
  readonly settings: () => Settings;
  readonly clock: Clock;
  /** Progress for people. */
  readonly printLine: (line: string) => void;
  readonly print: (report: CommandReport) => void;
}

interface Locations {
  readonly settings: Settings;
  /** Of the database, past any pooler. */
  readonly url: string;
  readonly fileStore: FileStore;
  readonly folder: string;
}

/** Adds `michi backup` and `michi restore`. Unlike the others, they do not migrate the database. */
export function backupCommands(program: Command, surroundings: BackupSurroundings): void {
  const { settings: readSettings, clock, printLine, print } = surroundings;

  const withLocations = async (
    path: string,
    work: (locations: Locations) => Promise<CommandReport>,
  ): Promise<void> => {
    const settings = readSettings();
    const database = await reachDatabase(settings, printLine);
    try {
      const fileStore = createFileStore(settings.files);
      print(await work({ settings, url: database.directUrl, fileStore, folder: resolve(path) }));
    } finally {
      await database.leave();
    }
  };

  program
    .command('backup')
    .argument('<folder>', 'one that does not exist yet, or is empty')
    .description('save the database and the files as they are at one moment, while the server runs')
    .action((path: string) =>
      withLocations(path, async (locations) => {
        const manifest = await takeBackup({ ...locations, clock, report: printLine });
        return { lines: [`Saved in ${locations.folder}: ${contents(manifest)}.`], ok: true };
      }),
    );

  program
    .command('restore')
    .argument('<folder>', 'one made by `michi backup`')
    .description('put a backup back into an empty database')
    .action((path: string) =>
      withLocations(path, async ({ settings, url, fileStore, folder }) => {
        const manifest = await restoreBackup({ url, fileStore, folder, report: printLine });
        const warning = await putSessionSecret(settings, folder);
        const lines = [`Restored as of ${operatorMoment(manifest.takenAt)}: ${contents(manifest)}.`];
        return { lines: warning === undefined ? lines : [...lines, warning], ok: true };
      }),
    );
}

function contents({ tables, files, missingFiles }: BackupManifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const known = `${rows} rows of ${tables.length} tables, ${files} files`;
  return missingFiles.length === 0 ? known : `${known}; ${missingFiles.length} files were missing`;
}
