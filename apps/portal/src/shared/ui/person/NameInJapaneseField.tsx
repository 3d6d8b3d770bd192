import { TextField, type TextFieldProps } from '@michi/design-system/text-field';
import { useState } from 'react';
import type { FieldProps } from '../forms/useFields.ts';
import { createReadingOffer, type ReadingField } from './readingOffer.ts';

export interface NameInJapaneseFieldProps
  extends Omit<FieldProps, 'maxLength'>, Pick<TextFieldProps, 'label' | 'maxLength'> {
  /** The field with the reading (furigana) of this name. */
  readonly reading: ReadingField;
}

/** A name in kanji or kana; its reading is offered from what is typed. */
export function NameInJapaneseField({ reading, ...field }: NameInJapaneseFieldProps) {
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
