import { Grid } from '@michi/design-system/grid';
import { TextField, type TextFieldProps } from '@michi/design-system/text-field';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFields, type FieldOptions, type FieldProps } from '../forms/useSentForm.ts';
import { typedText } from '../forms/typedText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { nameFields, type NameField } from './person.ts';
import { useState } from 'react';
import { createReadingOffer, type ReadingField } from './readingOffer.ts';

type Names = Record<NameField, string>;

/** The field with the reading of a name. */
const readingOf: Partial<Record<NameField, NameField>> = {
  familyNameJp: 'familyNameFurigana',
  firstNameJp: 'firstNameFurigana',
  middleNameJp: 'middleNameFurigana',
};

const autoComplete: Partial<Record<NameField, string>> = {
  familyName: 'family-name',
  firstName: 'given-name',
  nickname: 'nickname',
};

export interface NameFieldsProps {
  /** Fields of the form; readings are offered only if it has them. */
  readonly includes: (field: NameField) => boolean;
  /** Whose names they are: autocomplete is for the reader's own. */
  readonly person?: 'reader' | 'other';
}

/**
 * The names of a person in the order of the reader's language: in Japanese kanji, reading, romaji. Needs a form whose schema
 * has `usePersonRules`.
 */
export function NameFields({ includes, person = 'reader' }: NameFieldsProps) {
  const { t } = useTranslation('person');
  const { language } = useLanguage();
  const { form, field } = useFields<Names>();
  const isJapanese = language === 'jp';
  const [familyName, firstName, familyNameJp, firstNameJp] = useWatch({
    control: form.control,
    name: ['familyName', 'firstName', 'familyNameJp', 'firstNameJp'],
  });
  /** Romaji or Japanese is sufficient, and removes the error of the other; that of the reader's language is marked. */
  const optionsOf = (name: NameField): FieldOptions<Names> => {
    const isMissing = (other: string) => typedText(other) === '';
    switch (name) {
      case 'familyName':
        return { isRequired: !isJapanese && isMissing(familyNameJp), deps: ['familyNameJp'] };
      case 'firstName':
        return { isRequired: !isJapanese && isMissing(firstNameJp), deps: ['firstNameJp'] };
      case 'familyNameJp':
        return { isRequired: isJapanese && isMissing(familyName), deps: ['familyName'] };
      case 'firstNameJp':
        return { isRequired: isJapanese && isMissing(firstName), deps: ['firstName'] };
      default:
        return { isRequired: false };
    }
  };
  return (
    <Grid gap="medium" columns={{ tablet: 2 }}>
      {nameFields(language)
        .filter(includes)
        .map((name) => {
          const labels = {
            ...field(name, optionsOf(name)),
            label: t(`fields.${name}`),
          };
          const reading = readingOf[name];
          if (reading !== undefined && includes(reading))
            return (
              <NameInJapaneseField
                key={name}
                {...labels}
                reading={{
                  read: () => form.getValues(reading),
                  offer: (text) => form.setValue(reading, text, { shouldDirty: true }),
                }}
              />
            );
          const isRomaji = name === 'familyName' || name === 'firstName';
          return (
            <TextField
              key={name}
              {...labels}
              lang={/Jp$|Furigana$/.test(name) ? 'ja' : undefined}
              hint={isJapanese && isRomaji ? t('hints.romaji') : undefined}
              autoComplete={person === 'reader' ? autoComplete[name] : 'off'}
            />
          );
        })}
    </Grid>
  );
}

interface NameInJapaneseFieldProps extends FieldProps, Pick<TextFieldProps, 'label'> {
  readonly reading: ReadingField;
}

/** A name in kanji or kana that suggests its reading while it is typed. */
function NameInJapaneseField({ reading, ...field }: NameInJapaneseFieldProps) {
  const [offer] = useState(() => createReadingOffer(reading));
  return (
    <TextField
      {...field}
      lang="ja"
      onChange={(event) => {
        const { nativeEvent } = event;
        const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
        if (!isComposing) offer.change(event.target.value);
        void field.onChange(event);
      }}
      onCompositionStart={(event) => offer.begin(event.currentTarget.value)}
      onCompositionUpdate={(event) => offer.compose(event.data)}
      onCompositionEnd={(event) => offer.end(event.data, event.currentTarget.value)}
    />
  );
}
