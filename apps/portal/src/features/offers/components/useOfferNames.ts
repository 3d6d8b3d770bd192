import type { JobOffer } from '@michi/api/job';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';

/**
 * Names offers by their company, and those of one company by the title of the job as well.
 * @param offers among which a name must be clear
 */
export const useOfferNames = (offers: readonly JobOffer[]): ((offer: JobOffer) => string) => {
  const { t } = useTranslation('offers');
  const { language } = useLanguage();
  const companyOf = ({ job }: JobOffer) => pickBilingual(job.company, 'name', language);
  return (offer) => {
    const company = companyOf(offer);
    const isAlone = offers.every((other) => other.id === offer.id || companyOf(other) !== company);
    return isAlone
      ? company
      : t('compare.named', { company, title: pickBilingual(offer.job, 'title', language) });
  };
};
