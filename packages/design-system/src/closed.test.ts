import { expectTypeOf, test } from 'vitest';
import type { ButtonProps } from './button/Button.tsx';
import type { CheckboxProps } from './checkbox/Checkbox.tsx';
import type { CodeFieldProps } from './code-field/CodeField.tsx';
import type { IconButtonProps } from './icon-button/IconButton.tsx';
import type { LinkProps } from './link/Link.tsx';
import type { PasswordFieldProps } from './password-field/PasswordField.tsx';
import type { SearchFieldProps } from './search-field/SearchField.tsx';
import type { SwitchProps } from './switch/Switch.tsx';
import type { TextAreaProps } from './text-area/TextArea.tsx';
import type { TextFieldProps } from './text-field/TextField.tsx';

type Restyled = 'className' | 'style';
type NativeProps =
  | ButtonProps
  | CheckboxProps
  | CodeFieldProps
  | IconButtonProps
  | LinkProps
  | PasswordFieldProps
  | SearchFieldProps
  | SwitchProps
  | TextAreaProps
  | TextFieldProps;
/** The names of the props of each member of a union. */
type KeysOf<Props> = Props extends unknown ? keyof Props : never;

test('no component lets a screen restyle it', () => {
  expectTypeOf<Extract<KeysOf<NativeProps>, Restyled>>().toEqualTypeOf<never>();
});

test('a control without text must have a name', () => {
  expectTypeOf<IconButtonProps['label']>().toEqualTypeOf<string>();
  expectTypeOf<TextFieldProps['label']>().toEqualTypeOf<string>();
  expectTypeOf<SearchFieldProps['clearLabel']>().toEqualTypeOf<string>();
  expectTypeOf<PasswordFieldProps['showLabel']>().toEqualTypeOf<string>();
});
