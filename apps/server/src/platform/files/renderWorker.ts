import { renderPicture } from './renderPicture.ts';
import { serveTasks } from './serveTasks.ts';

serveTasks(renderPicture);
