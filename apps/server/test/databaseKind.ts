import { readSettings } from '../src/platform/settings.ts';

/** The kind of database that the run's PostgreSQL represents. */
export const DATABASE_KIND = readSettings({ DATABASE_KIND: process.env['DATABASE_KIND'] }).databaseKind;
