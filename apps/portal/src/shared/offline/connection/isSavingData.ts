import { isRecord } from '../../json/parseJson.ts';

/** Whether the user has enabled data saving; false in browsers that do not tell. */
export const isSavingData = (): boolean => {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return isRecord(connection) && connection['saveData'] === true;
};
