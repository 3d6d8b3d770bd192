import type { JobOfferReference } from '@michi/api/chat';
import type { OfferLetter } from '@michi/api/job';

/** What a message or an appointment shows of the offer of a letter. */
export const offerReferenceOf = ({ offer, position, positionJp }: OfferLetter): JobOfferReference => {
  const { id, code, expiresAt, job } = offer;
  const { name, nameJp } = job.company;
  return {
    id,
    code,
    jobKind: job.kind,
    companyName: name,
    companyNameJp: nameJp,
    position,
    positionJp,
    expiresAt,
  };
};
