import { TextField, type TextFieldProps } from '@michi/design-system/text-field';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { createReadingOffer, type ReadingField } from './readingOffer.ts';

export interface NameInJapaneseFieldProps extends Pick<
  TextFieldProps,
  'id' | 'label' | 'requirement' | 'error'
> {
  /** `register` of the form for the name. */
  readonly registered: UseFormRegisterReturn;
  /** The field with the reading (furigana) of this name. */
  readonly reading: ReadingField;
}

/** A name in kanji or kana; its reading is offered from what is typed. */
export function NameInJapaneseField({ registered, reading, ...words }: NameInJapaneseFieldProps) {
  const [offer] = useState(() => createReadingOffer(reading));
  return (
    <TextField
      {...words}
      lang="ja"
      {...registered}
      onChange={(event) => {
        const { nativeEvent } = event;
        const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
        if (!isComposing) offer.change(event.target.value);
        void registered.onChange(event);
      }}
      onCompositionStart={(event) => offer.begin(event.currentTarget.value)}
      onCompositionUpdate={(event) => offer.compose(event.data)}
      onCompositionEnd={(event) => offer.end(event.data, event.currentTarget.value)}
    />
  );
}
