import { readDocumentType } from './readDocumentType.ts';
import { serveTasks } from './serveTasks.ts';

serveTasks(readDocumentType);
