import { injectConflicts } from './conflicts.ts';
import { DATABASE_KIND } from './databaseKind.ts';

if (DATABASE_KIND === 'distributed') injectConflicts();
