import { serveTasks } from '../files/serveTasks.ts';
import { drawPdf } from './drawPdf.ts';

serveTasks(drawPdf);
