import type { JobOffer } from '@michi/api/job';
import { Checkbox } from '@michi/design-system/checkbox';
import { CheckboxGroup } from '@michi/design-system/checkbox-group';
import { Inline } from '@michi/design-system/inline';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toCompareOffers } from '../../../shared/navigation/paths.ts';
import { mostCompared } from '../comparedOffers.ts';

export interface OfferChoiceProps {
  readonly offers: readonly JobOffer[];
  readonly ids: readonly string[];
  readonly nameOf: (offer: JobOffer) => string;
}

/** Which offers are side by side: two at least, and no more than have room. The choice is in the address. */
export function OfferChoice({ offers, ids, nameOf }: OfferChoiceProps) {
  const { t } = useTranslation('offers');
  const navigate = useNavigate();
  const toggle = (id: string) =>
    void navigate(toCompareOffers(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]), {
      replace: true,
    });
  return (
    <CheckboxGroup label={t('compare.choose')} hint={t('compare.chooseHint')}>
      <Inline gap="medium">
        {offers.map((offer) => {
          const { id } = offer;
          const isCompared = ids.includes(id);
          return (
            <Checkbox
              key={id}
              label={nameOf(offer)}
              checked={isCompared}
              disabled={isCompared ? ids.length <= 2 : ids.length >= mostCompared}
              onChange={() => toggle(id)}
            />
          );
        })}
      </Inline>
    </CheckboxGroup>
  );
}
