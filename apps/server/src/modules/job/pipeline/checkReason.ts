import type { NamedTransition } from '../../../pipeline/transitions.ts';
import { invalidFields } from '../../../platform/problem/problem.ts';

export function checkReason(
  { records }: NamedTransition,
  { reason, note = '' }: { readonly reason?: string | undefined; readonly note?: string | undefined },
): void {
  if (records.reason === 'required' && reason === undefined) throw invalidFields({ reason: 'reason' });
  if (records.reason === 'none' && reason !== undefined) throw invalidFields({ reason: 'unknown' });
  if (reason === 'OTHERS' && note === '') throw invalidFields({ note: 'note' });
}
