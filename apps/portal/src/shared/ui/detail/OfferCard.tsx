import type { JobOfferReference } from '@michi/api/chat';
import type { OfferLetter } from '@michi/api/job';
import { FileCard } from '@michi/design-system/conversation';
import { IconButton } from '@michi/design-system/icon-button';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pickBilingual } from '../../format/pickBilingual.ts';
import { useFormat } from '../../format/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { toOffer } from '../../navigation/paths.ts';

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

interface OfferCardProps {
  readonly offer: JobOfferReference;
  /** Takes the offer off what is being written; without it there is no such button. */
  readonly onRemove?: () => void;
}

/** The offer that a message or an appointment is about: company, position and deadline. It opens the offer. */
export function OfferCard({ offer, onRemove }: OfferCardProps) {
  const { t } = useTranslation('shared');
  const { language } = useLanguage();
  const format = useFormat();
  const name = t(`offer.title.${offer.jobKind}`, { company: pickBilingual(offer, 'companyName', language) });
  return (
    <FileCard
      kind="document"
      name={name}
      note={format.list([
        pickBilingual(offer, 'position', language),
        t('offer.respondBy', { date: format.date(offer.expiresAt) }),
      ])}
      link={<Link to={toOffer(offer.id)} />}
      actions={
        onRemove !== undefined && (
          <IconButton size="small" icon={X} label={t('offer.remove', { name })} onClick={onRemove} />
        )
      }
    />
  );
}
