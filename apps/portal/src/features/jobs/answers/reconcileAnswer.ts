import type { ProfileAnswer } from '@michi/api/user';
import { typedText } from '../../../shared/ui/forms/typedText.ts';

/** What the device knows of an answer: as typed, and the kept version that it rests on. */
export interface HeldAnswer {
  readonly typed: string;
  /** Stamp of the version that was read or saved last; empty before one. */
  readonly stamp: string;
  /** Text of that version, or what the field began with. */
  readonly saved: string;
  /** When it was last typed (ISO 8601); null while it is being typed. */
  readonly typedAt: string | null;
}

/** A text that did not stand, and when it was saved. */
export interface OtherText {
  readonly text: string;
  readonly at: string;
}

/** How an answer goes on. What is left out stays. */
export interface Reconciled {
  readonly text?: string;
  readonly stamp?: string;
  readonly saved?: string;
  readonly other?: OtherText;
}

/** Names a version as it was at a moment. */
export const stampOf = ({ id, updatedAt }: Pick<ProfileAnswer, 'id' | 'updatedAt'>): string =>
  `${id} ${updatedAt}`;

/** Parts of a {@link stampOf}; null without one. */
export const partsOfStamp = (stamp: string): { readonly id: string; readonly updatedAt: string } | null => {
  const [id = '', updatedAt = ''] = stamp.split(' ');
  return id === '' || updatedAt === '' ? null : { id, updatedAt };
};

/**
 * Brings the text of the device and the kept version together: an empty or unchanged field takes the kept one; of two that
 * differ the newer stands, and the other is offered.
 */
export const reconcileAnswer = (
  { typed, stamp, saved, typedAt }: HeldAnswer,
  kept: Pick<ProfileAnswer, 'id' | 'updatedAt' | 'text'>,
): Reconciled => {
  const keptStamp = stampOf(kept);
  if (stamp === keptStamp) return {};
  const text = typedText(typed);
  const isSame = text === typedText(kept.text);
  const taken = { text: kept.text, stamp: keptStamp, saved: kept.text };
  if (isSame) return { stamp: keptStamp, saved: kept.text };
  if (text === '' || text === typedText(saved)) return taken;
  return typedAt !== null && Date.parse(typedAt) < Date.parse(kept.updatedAt)
    ? { ...taken, other: { text: typed, at: typedAt } }
    : { other: { text: kept.text, at: kept.updatedAt } };
};
