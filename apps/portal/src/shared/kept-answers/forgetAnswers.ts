import { logger } from '../log/logger.ts';
import { forgetPicture } from '../picture/picture.ts';
import { answerStore } from './answerStore.ts';

/**
 * Removes every answer kept on this device, and the picture of a screen: the next reader may be another. Where storage is
 * refused, there is none.
 */
export const forgetAnswers = async (): Promise<void> => {
  forgetPicture();
  try {
    await answerStore.clear();
  } catch (cause) {
    logger.error('Cannot remove what was kept for when there is no network', cause);
  }
};
