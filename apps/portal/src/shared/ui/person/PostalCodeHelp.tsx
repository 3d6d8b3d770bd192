import { useShowPostalCode } from '@michi/api/common';
import { Button } from '@michi/design-system/button';
import { Inline } from '@michi/design-system/inline';
import { Text } from '@michi/design-system/text';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { normalizePostCode } from './personRules.ts';
import { isFree, linesOf, oneLine, type FilledLines } from './addressFill.ts';
import { lazyPart } from '../screen/lazyPart.tsx';

// Rarely needed: most codes have one address.
const Select = lazyPart(async () => ({ default: (await import('@michi/design-system/select')).Select }));

export interface PostalCodeHelpProps {
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
export function PostalCodeHelp({ code: typed, fill, ...rest }: PostalCodeHelpProps) {
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
      <Suspense fallback={null}>
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
      </Suspense>
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
