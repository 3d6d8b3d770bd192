import { Grid } from '@michi/design-system/grid';
import { Stack } from '@michi/design-system/stack';
import { TextField } from '@michi/design-system/text-field';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFields } from '../forms/useFields.ts';
import { addressLines, type AddressField, type AddressName } from './person.ts';
import { normalizePostCode } from './personRules.ts';
import { PostalCodeHelp } from './PostalCodeHelp.tsx';

const autoComplete = {
  postCode: 'postal-code',
  prefecture: 'address-level1',
  city: 'address-level2',
  street: 'address-line1',
  building: 'address-line2',
} as const;

/** An address: the postal code first, which fills in the other fields. */
export function AddressFields({ name }: { readonly name: AddressName }) {
  const { t } = useTranslation('person');
  const { form, field } = useFields<Record<AddressField, string>>();
  const { getValues, setValue, control } = form;
  const code = `${name}_postCode` as const;
  const postCode = useWatch({ control, name: code });
  const line = (part: (typeof addressLines)[number]) => {
    const own = `${name}_${part}` as const;
    return (
      <TextField
        key={part}
        {...field(own, {
          isRequired: false,
          ...(part === 'postCode' && { onBlur: () => setValue(own, normalizePostCode(getValues(own))) }),
        })}
        label={t(`fields.${own}`)}
        hint={part === 'postCode' ? t('hints.postCode') : undefined}
        autoComplete={name === 'address' ? autoComplete[part] : 'off'}
      />
    );
  };
  return (
    <Stack gap="medium">
      <Grid gap="medium" columns={{ tablet: 2 }} align="start">
        {line('postCode')}
        <PostalCodeHelp
          code={postCode}
          label={t(`postCode.${name}`)}
          read={() => ({
            prefecture: getValues(`${name}_prefecture`),
            city: getValues(`${name}_city`),
            street: getValues(`${name}_street`),
          })}
          fill={(lines) => {
            for (const part of ['prefecture', 'city', 'street'] as const)
              setValue(`${name}_${part}`, lines[part], { shouldDirty: true });
          }}
        />
      </Grid>
      <Grid gap="medium" columns={{ tablet: 2 }}>
        {addressLines.filter((part) => part !== 'postCode').map(line)}
      </Grid>
    </Stack>
  );
}
