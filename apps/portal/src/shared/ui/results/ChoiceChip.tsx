import { MenuChip } from '@michi/design-system/chip';
import type { IconComponent } from '@michi/design-system/icon';
import { useTranslation } from 'react-i18next';
import { Menu, MenuRadioGroup, MenuRadioItem } from '@michi/design-system/menu';

/** Menu value for no choice; a value must not be empty. */
const any = 'ANY';

export interface ChoiceChipProps<Value extends string> {
  readonly label: string;
  readonly icon?: IconComponent;
  readonly values: readonly Value[];
  readonly value: Value | null;
  readonly wordsOf: (value: Value) => string;
  /** Offers no empty choice, as for an order. */
  readonly isAlwaysChosen?: boolean;
  readonly onChange: (value: Value | null) => void;
}

/** A filter with one of a few values, as a chip with a menu. */
export function ChoiceChip<Value extends string>({
  label,
  icon,
  values,
  value,
  wordsOf,
  isAlwaysChosen = false,
  onChange,
}: ChoiceChipProps<Value>) {
  const { t } = useTranslation('shared');
  const words =
    value === null
      ? label
      : isAlwaysChosen
        ? wordsOf(value)
        : t('list.chosen', { filter: label, value: wordsOf(value) });
  return (
    <Menu
      trigger={
        <MenuChip {...(icon !== undefined && { icon })} active={value !== null && !isAlwaysChosen}>
          {words}
        </MenuChip>
      }
    >
      <MenuRadioGroup
        label={label}
        value={value ?? any}
        onValueChange={(chosen) => onChange(values.find((each) => each === chosen) ?? null)}
      >
        {!isAlwaysChosen && <MenuRadioItem value={any}>{t('list.any')}</MenuRadioItem>}
        {values.map((each) => (
          <MenuRadioItem key={each} value={each}>
            {wordsOf(each)}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}
