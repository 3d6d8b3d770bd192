import { useShowPostalCode } from '@michi/api/common';
import { Button } from '@michi/design-system/button';
import { Inline } from '@michi/design-system/inline';
import { Select } from '@michi/design-system/select';
import { Text } from '@michi/design-system/text';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { normalizePostCode, isFree, linesOf, oneLine, type FilledLines } from './personRules.ts';
import { Grid } from '@michi/design-system/grid';
import { Stack } from '@michi/design-system/stack';
import { TextField } from '@michi/design-system/text-field';
import { useWatch } from 'react-hook-form';
import { useFields } from '../forms/useSentForm.ts';
import { addressLines, type AddressField, type AddressName } from './person.ts';

interface PostalCodeHelpProps {
  /** As typed. */
  readonly code: string;
  /** Returns the current address. */
  readonly read: () => FilledLines;
  readonly fill: (lines: FilledLines) => void;
  /** Accessible name of the choice between several addresses. */
  readonly label: string;
}

interface Filled {
  readonly code: string;
  readonly lines: FilledLines;
}

/**
 * Fills in an address once its postal code has seven digits; if the code has several addresses, the student chooses. Text
 * of the student is replaced only on request, and the initial code does nothing.
 */
function PostalCodeHelp({ code: typed, fill, ...rest }: PostalCodeHelpProps) {
  const code = normalizePostCode(typed);
  const [first] = useState(code);
  const [filled, setFilled] = useState<Filled | null>(null);
  if (code === first || !/^\d{3}-\d{4}$/.test(code)) return null;
  const take = (lines: FilledLines) => {
    setFilled({ code, lines });
    fill(lines);
  };
  return <Meanings key={code} {...rest} code={code} filled={filled} onFill={take} />;
}

interface MeaningsProps extends Pick<PostalCodeHelpProps, 'code' | 'read' | 'label'> {
  readonly filled: Filled | null;
  readonly onFill: (lines: FilledLines) => void;
}

function Meanings({ code, read, label, filled, onFill }: MeaningsProps) {
  const { t } = useTranslation('person');
  const { data } = useShowPostalCode(code, { query: { staleTime: Infinity } });
  const choices = data?.map(linesOf) ?? [];
  const only = choices.length === 1 ? choices[0] : undefined;
  const isFilled = filled?.code === code;
  useEffect(() => {
    if (only !== undefined && !isFilled && isFree(read(), filled?.lines ?? null)) onFill(only);
  }, [only, isFilled, filled, read, onFill]);
  // Without a response the student types the address.
  if (data === undefined) return null;
  if (only === undefined && choices.length > 0)
    return (
      <Select
        label={label}
        placeholder={t('postCode.choose')}
        options={choices.map((lines) => ({ value: oneLine(lines), label: oneLine(lines) }))}
        value={isFilled ? oneLine(filled.lines) : ''}
        onValueChange={(chosen) => {
          const lines = choices.find((each) => oneLine(each) === chosen);
          if (lines !== undefined) onFill(lines);
        }}
      />
    );
  if (only !== undefined && !isFilled)
    return (
      <Inline>
        <Button size="small" onClick={() => onFill(only)}>
          {t('postCode.use', { address: oneLine(only) })}
        </Button>
      </Inline>
    );
  return (
    <div role="status">
      <Text size="small" tone="soft">
        {only === undefined ? t('postCode.unknown') : t('postCode.filled', { address: oneLine(only) })}
      </Text>
    </div>
  );
}

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
