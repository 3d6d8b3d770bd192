import { manifest } from '@michi/api/manifest';
import type { Answer } from '@michi/api/server';

/** An offer letter (job contract, `OfferLetter`). */
export type OfferLetter = Answer<typeof manifest.job.showJobOffer, 200>['data'];

/** A letter that SQL has made, read as the contract has it. */
export function readLetter(json: string): OfferLetter {
  const data: unknown = JSON.parse(json);
  return manifest.job.showJobOffer.answers[200].schema.parse({ data }).data;
}
