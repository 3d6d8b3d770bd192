import { atom } from 'jotai';

/** What is lost: the network, or over a network that is there the service. */
export type ConnectionLoss = 'offline' | 'unreached';

/** What is told above everything while a connection is lost. */
export interface ConnectionNotice {
  readonly lost: ConnectionLoss;
  /** What it is about, in words. */
  readonly title: string;
  /** What that means for the screen, such as how old it is. */
  readonly text: string;
}

/** What a student's screen has to say of a lost connection; null while nobody has told. */
export const connectionNoticeAtom = atom<ConnectionNotice | null>(null);
