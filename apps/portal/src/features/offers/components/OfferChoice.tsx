import type { JobOffer } from '@michi/api/job';
import { Checkbox } from '@michi/design-system/checkbox';
import { CheckboxGroup } from '@michi/design-system/checkbox-group';
import { Grid } from '@michi/design-system/grid';
import { Inline } from '@michi/design-system/inline';
import { Select } from '@michi/design-system/select';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toCompareOffers } from '../../../shared/navigation/paths.ts';
import { isChosenOnly, mostCompared } from '../offerComparison.ts';

interface OfferChoiceProps {
  readonly offers: readonly JobOffer[];
  /** Those side by side. The choice is in the address. */
  readonly ids: readonly string[];
  readonly nameOf: (offer: JobOffer) => string;
}

/** On a wide screen: which offers are side by side, two at least, and no more than have room. */
export function OfferChoice({ offers, ids, nameOf }: OfferChoiceProps) {
  const { t } = useTranslation('offers');
  const choose = useChoose();
  const labelOf = useChoiceLabels(nameOf);
  return (
    <CheckboxGroup label={t('compare.choose')} hint={t('compare.chooseHint', { most: mostCompared })}>
      <Inline gap="medium">
        {offers.map((offer) => {
          const { id } = offer;
          const isCompared = ids.includes(id);
          return (
            <Checkbox
              key={id}
              label={labelOf(offer)}
              checked={isCompared}
              disabled={isCompared ? ids.length <= 2 : ids.length >= mostCompared}
              onChange={() => choose(isCompared ? ids.filter((one) => one !== id) : [...ids, id])}
            />
          );
        })}
      </Inline>
    </CheckboxGroup>
  );
}

const places = ['first', 'second'] as const;

/** On a phone: which two offers are side by side. Choosing the one of the other place swaps them. */
export function OfferPair({ offers, ids, nameOf }: OfferChoiceProps) {
  const { t } = useTranslation('offers');
  const choose = useChoose();
  const labelOf = useChoiceLabels(nameOf);
  return (
    <Grid fill="pair" gap="medium">
      {places.map((place, index) => {
        const current = ids[index];
        const other = ids[1 - index];
        const put = (id: string) => {
          const kept = other === id ? current : other;
          const pair = index === 0 ? [id, kept] : [kept, id];
          choose(pair.filter((one) => one !== undefined));
        };
        return (
          <Select
            key={place}
            label={t(`compare.places.${place}`)}
            placeholder={t('compare.places.none')}
            {...(current !== undefined && { value: current })}
            options={offers.map((offer) => ({ value: offer.id, label: labelOf(offer) }))}
            onValueChange={put}
          />
        );
      })}
    </Grid>
  );
}

const useChoose = () => {
  const navigate = useNavigate();
  return (ids: readonly string[]) => void navigate(toCompareOffers(ids), { replace: true });
};

/** The names of offers, with the status of those that are not compared unless chosen. */
const useChoiceLabels = (nameOf: (offer: JobOffer) => string): ((offer: JobOffer) => string) => {
  const { t } = useTranslation('offers');
  return (offer) =>
    isChosenOnly(offer)
      ? t('compare.option', {
          name: nameOf(offer),
          status: t(`status.${offer.job.kind}.${offer.status}`),
        })
      : nameOf(offer);
};
