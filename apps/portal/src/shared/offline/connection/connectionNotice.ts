import { atom } from 'jotai';

/** No network, or no response of the service. */
export type ConnectionLoss = 'offline' | 'unreached';

export interface ConnectionNotice {
  readonly lost: ConnectionLoss;
  readonly title: string;
  /** Consequence for the screen, such as the age of its data. */
  readonly text: string;
}

/** The notice set by a student's screen. */
export const connectionNoticeAtom = atom<ConnectionNotice | null>(null);
