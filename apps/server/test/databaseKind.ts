import { readSettings } from '../src/platform/settings.ts';

/** What the run's PostgreSQL stands for: the setting `DATABASE_KIND`. */
export const KIND = readSettings({ DATABASE_KIND: process.env['DATABASE_KIND'] }).databaseKind;
