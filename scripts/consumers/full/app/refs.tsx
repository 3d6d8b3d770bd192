import './theme.ts';
import { Button } from '@michi/design-system/button';
import { Checkbox } from '@michi/design-system/checkbox';
import { MenuChip } from '@michi/design-system/chip';
import { CodeField } from '@michi/design-system/code-field';
import { Combobox } from '@michi/design-system/combobox';
import { DateField } from '@michi/design-system/date-field';
import { Heading } from '@michi/design-system/heading';
import { IconButton } from '@michi/design-system/icon-button';
import { Link } from '@michi/design-system/link';
import { Menu, MenuItem } from '@michi/design-system/menu';
import { PasswordField } from '@michi/design-system/password-field';
import { RadioGroup } from '@michi/design-system/radio-group';
import { SearchField } from '@michi/design-system/search-field';
import { Select } from '@michi/design-system/select';
import { Switch } from '@michi/design-system/switch';
import { TextArea } from '@michi/design-system/text-area';
import { TextField } from '@michi/design-system/text-field';
import { Heart } from 'lucide-react';
import { version } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

const given = new Set<string>();
const into = (name: string) => (something: unknown) => {
  if (something !== null) given.add(name);
};

const options = [{ value: 'one', label: 'One' }];

const root = createRoot(document.getElementById('root')!);
flushSync(() =>
  root.render(
    <>
      <Heading ref={into('Heading')} level={1}>
        React {version}
      </Heading>
      <Menu trigger={<Button>Open</Button>}>
        <MenuItem>First</MenuItem>
      </Menu>
      <Button ref={into('Button')}>Go</Button>
      <Button ref={into('Button asChild')} asChild>
        <a href="#there">There</a>
      </Button>
      <MenuChip ref={into('MenuChip')}>More</MenuChip>
      <IconButton ref={into('IconButton')} label="Like" icon={Heart} />
      <Link ref={into('Link')} href="#there">
        There
      </Link>
      <Checkbox ref={into('Checkbox')} label="Yes" />
      <Switch ref={into('Switch')} label="On" />
      <RadioGroup ref={into('RadioGroup')} label="One of" options={options} />
      <Select ref={into('Select')} label="One of" options={options} />
      <Combobox
        ref={into('Combobox')}
        label="One of"
        options={options}
        openLabel="Show all"
        noMatch="None"
        countLabel={(count) => `${count}`}
      />
      <DateField ref={into('DateField')} label="Day" yearLabel="Year" monthLabel="Month" dayLabel="Day" />
      <SearchField ref={into('SearchField')} label="Search" clearLabel="Clear" />
      <TextField ref={into('TextField')} label="Name" />
      <TextArea ref={into('TextArea')} label="About" />
      <CodeField ref={into('CodeField')} label="Code" />
      <PasswordField
        ref={into('PasswordField')}
        label="Password"
        autoComplete="new-password"
        showLabel="Show"
        hideLabel="Hide"
      />
    </>,
  ),
);
document.title = [...given].toSorted().join(' ');
