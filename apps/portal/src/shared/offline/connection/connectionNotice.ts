import { atom } from 'jotai';

/** What is lost: the network, or the service although there is a network. */
export type ConnectionLoss = 'offline' | 'unreached';

/** The notice at the top of the page while a connection is lost. */
export interface ConnectionNotice {
  readonly lost: ConnectionLoss;
  /** What it is about, in words. */
  readonly title: string;
  /** What that means for the screen, such as how old it is. */
  readonly text: string;
}

/** The notice that a student's screen has set; null while there is none. */
export const connectionNoticeAtom = atom<ConnectionNotice | null>(null);
