import { atom } from 'jotai';

/** What is lost: the network, or the service although there is a network. */
export type ConnectionLoss = 'offline' | 'unreached';

/** The notice at the top of the page while a connection is lost. */
export interface ConnectionNotice {
  readonly lost: ConnectionLoss;
  /** Title of the notice. */
  readonly title: string;
  /** What that means for the screen, such as the age of its data. */
  readonly text: string;
}

/** The notice that a student's screen has set; null while there is none. */
export const connectionNoticeAtom = atom<ConnectionNotice | null>(null);
