import { useRef, type ClipboardEvent, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { isComposing } from '../private/isComposing.ts';
import { dataGridCellId, type DataGridChange, type DataGridColumn, type DataGridRow } from './gridTypes.ts';
import '../private/compositionEscape.ts';

interface GridKeyboard<Column extends string> {
  readonly grid: string;
  readonly rows: readonly DataGridRow<Column>[];
  /** Editable columns. */
  readonly columns: readonly DataGridColumn<Column>[];
  readonly onValuesChange: (changes: readonly DataGridChange<Column>[]) => void;
  readonly onLeave: ((row: string, column: Column) => void) | undefined;
  readonly onUndo: (() => void) | undefined;
  readonly onSave: (() => void) | undefined;
}

interface Place {
  readonly row: number;
  readonly column: number;
}

const arrows: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/**
 * Spreadsheet keys for a table of fields. A focused field is selected completely, so that typing replaces its value,
 * and arrows move to the next. F2, a second click, or typing in a column of text edits in place: Left, Right, Home and
 * End then move within the text until the field loses focus or Escape cancels.
 */
export function useGridKeyboard<Column extends string>(keyboard: GridKeyboard<Column>) {
  const { grid, rows, columns, onValuesChange, onLeave, onUndo, onSave } = keyboard;
  const editing = useRef(false);
  const before = useRef('');

  const placeOf = (field: EventTarget): Place | null => {
    if (!(field instanceof HTMLInputElement)) return null;
    const row = rows.findIndex(({ id }) => id === field.dataset['row']);
    const column = columns.findIndex(({ id }) => id === field.dataset['column']);
    return row < 0 || column < 0 ? null : { row, column };
  };
  const goTo = ({ row, column }: Place): boolean => {
    const [line, place] = [rows[row], columns[column]];
    if (line === undefined || place === undefined) return false;
    const field = document.getElementById(dataGridCellId(grid, line.id, place.id));
    field?.focus();
    return field !== null;
  };
  const changeAt = ({ row, column }: Place, value: string) => {
    const [line, place] = [rows[row], columns[column]];
    if (line === undefined || place === undefined || line.locked === true) return;
    onValuesChange([{ row: line.id, column: place.id, value }]);
  };

  /** Returns whether the key was handled. */
  const withCommand = (key: string, place: Place, field: HTMLInputElement): boolean => {
    const last = { row: rows.length - 1, column: columns.length - 1 };
    switch (key) {
      case 'Home':
        return goTo({ row: 0, column: 0 });
      case 'End':
        return goTo(last);
      case 'd': {
        const [above, column] = [rows[place.row - 1], columns[place.column]];
        if (above === undefined || column === undefined) return true;
        flushSync(() => changeAt(place, above.cells[column.id]));
        field.select();
        return true;
      }
      case 'z':
        onUndo?.();
        return onUndo !== undefined;
      case 's':
        onSave?.();
        return onSave !== undefined;
      default:
        return false;
    }
  };

  /** Returns whether the key was handled. */
  const plain = (key: string, isShift: boolean, place: Place, field: HTMLInputElement): boolean => {
    const last = columns.length - 1;
    const arrow = arrows[key];
    if (arrow !== undefined) {
      if (isShift || (editing.current && arrow.row === 0)) return false;
      goTo({ row: place.row + arrow.row, column: place.column + arrow.column });
      return true;
    }
    switch (key) {
      case 'Home':
        return !editing.current && !isShift && goTo({ ...place, column: 0 });
      case 'End':
        return !editing.current && !isShift && goTo({ ...place, column: last });
      case 'Enter': {
        const [line, column] = [rows[place.row], columns[place.column]];
        editing.current = false;
        if (!goTo({ ...place, row: place.row + (isShift ? -1 : 1) }) && line !== undefined && column) {
          onLeave?.(line.id, column.id);
          field.select();
        }
        return true;
      }
      case 'F2':
        editing.current = true;
        field.setSelectionRange(field.value.length, field.value.length);
        return true;
      case 'Escape': {
        const isChanged = field.value !== before.current;
        if (!editing.current && !isChanged) return false;
        editing.current = false;
        if (isChanged) flushSync(() => changeAt(place, before.current));
        field.select();
        return true;
      }
      default:
        return false;
    }
  };

  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      if (!(target instanceof HTMLInputElement) || placeOf(target) === null) return;
      editing.current = false;
      before.current = target.value;
      target.select();
    },
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      const place = placeOf(target);
      const [line, column] = place === null ? [] : [rows[place.row], columns[place.column]];
      if (line !== undefined && column !== undefined && line.locked !== true) onLeave?.(line.id, column.id);
    },
    onMouseDown: (event: MouseEvent<HTMLElement>) => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement) || placeOf(target) === null) return;
      if (document.activeElement === target) {
        editing.current = true;
        return;
      }
      // The browser would place the caret at the click, and typing would insert instead of replacing.
      event.preventDefault();
      target.focus();
    },
    onInput: ({ target }: { readonly target: EventTarget }) => {
      const place = placeOf(target);
      if (place === null || !(target instanceof HTMLInputElement)) return;
      if (columns[place.column]?.kind === 'text') editing.current = true;
      changeAt(place, target.value);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { target, key, nativeEvent, shiftKey, altKey, ctrlKey, metaKey } = event;
      if (isComposing(nativeEvent) || altKey) return;
      const place = placeOf(target);
      if (place === null || !(target instanceof HTMLInputElement)) return;
      const isHandled =
        ctrlKey || metaKey
          ? !shiftKey && withCommand(key.length === 1 ? key.toLowerCase() : key, place, target)
          : plain(key, shiftKey, place, target);
      if (isHandled) event.preventDefault();
    },
    onPaste: (event: ClipboardEvent<HTMLElement>) => {
      const place = placeOf(event.target);
      if (place === null) return;
      const block = pastedCells(event.clipboardData.getData('text/plain'));
      if (block === null) return;
      event.preventDefault();
      const changes = block.flatMap((values, down) =>
        values.flatMap((value, right): DataGridChange<Column>[] => {
          const [line, column] = [rows[place.row + down], columns[place.column + right]];
          if (line === undefined || column === undefined || line.locked === true) return [];
          return [{ row: line.id, column: column.id, value }];
        }),
      );
      if (changes.length > 0) onValuesChange(changes);
    },
  };
}

/** Parses lines of tab-separated cells from a spreadsheet; null for a single value, which the browser pastes itself. */
const pastedCells = (text: string): readonly (readonly string[])[] | null => {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  if (lines.length === 1 && !text.includes('\t')) return null;
  return lines.map((line) => line.split('\t').map((cell) => cell.trim()));
};
