import { injectConflicts } from './conflicts.ts';
import { KIND } from './databaseKind.ts';

if (KIND === 'distributed') injectConflicts();
