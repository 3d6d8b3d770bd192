import { manifest } from '@michi/api/manifest';
import type { JsonText } from '../../../platform/json/jsonText.ts';
import type { OfferLetter } from './offerJson.ts';

/** A letter that SQL has made, read as the contract has it. */
export function readLetter({ text }: JsonText<OfferLetter>): OfferLetter {
  const data: unknown = JSON.parse(text);
  return manifest.job.showJobOffer.answers[200].schema.parse({ data }).data;
}
