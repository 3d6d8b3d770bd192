import { cleanPicture } from './cleanPicture.ts';
import { serveTasks } from './serveTasks.ts';

serveTasks(cleanPicture);
