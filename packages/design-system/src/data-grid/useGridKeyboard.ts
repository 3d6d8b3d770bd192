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
  /** Called before a cell of the row is focused. */
  readonly onReach: (row: string) => void;
  readonly onLeave: ((row: string, column: Column) => void) | undefined;
  readonly onUndo: (() => void) | undefined;
  readonly onSave: (() => void) | undefined;
}

interface CellPosition {
  readonly row: number;
  readonly column: number;
}

const arrows: Readonly<Record<string, CellPosition>> = {
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
  const { grid, rows, columns, onValuesChange, onReach, onLeave, onUndo, onSave } = keyboard;
  const editing = useRef(false);
  const before = useRef('');

  const positionOf = (field: EventTarget): CellPosition | null => {
    if (!(field instanceof HTMLInputElement)) return null;
    const row = rows.findIndex(({ id }) => id === field.dataset['row']);
    const column = columns.findIndex(({ id }) => id === field.dataset['column']);
    return row < 0 || column < 0 ? null : { row, column };
  };
  const goTo = ({ row, column }: CellPosition): boolean => {
    const [line, columnName] = [rows[row], columns[column]];
    if (line === undefined || columnName === undefined) return false;
    onReach(line.id);
    const field = document.getElementById(dataGridCellId(grid, line.id, columnName.id));
    field?.focus();
    return field !== null;
  };
  const changeAt = ({ row, column }: CellPosition, value: string) => {
    const [line, field] = [rows[row], columns[column]];
    if (line === undefined || field === undefined || line.locked === true) return;
    onValuesChange([{ row: line.id, column: field.id, value }]);
  };

  /** Returns whether the key was handled. */
  const withCommand = (key: string, position: CellPosition, field: HTMLInputElement): boolean => {
    const last = { row: rows.length - 1, column: columns.length - 1 };
    switch (key) {
      case 'Home':
        return goTo({ row: 0, column: 0 });
      case 'End':
        return goTo(last);
      case 'd': {
        const [above, column] = [rows[position.row - 1], columns[position.column]];
        if (above === undefined || column === undefined) return true;
        flushSync(() => changeAt(position, above.cells[column.id]));
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
  const plain = (key: string, isShift: boolean, position: CellPosition, field: HTMLInputElement): boolean => {
    const last = columns.length - 1;
    const arrow = arrows[key];
    if (arrow !== undefined) {
      if (isShift || (editing.current && arrow.row === 0)) return false;
      goTo({ row: position.row + arrow.row, column: position.column + arrow.column });
      return true;
    }
    switch (key) {
      case 'Home':
        return !editing.current && !isShift && goTo({ ...position, column: 0 });
      case 'End':
        return !editing.current && !isShift && goTo({ ...position, column: last });
      case 'Enter': {
        const [line, column] = [rows[position.row], columns[position.column]];
        editing.current = false;
        if (!goTo({ ...position, row: position.row + (isShift ? -1 : 1) }) && line !== undefined && column) {
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
        if (isChanged) flushSync(() => changeAt(position, before.current));
        field.select();
        return true;
      }
      default:
        return false;
    }
  };

  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      if (!(target instanceof HTMLInputElement) || positionOf(target) === null) return;
      editing.current = false;
      before.current = target.value;
      target.select();
    },
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      const position = positionOf(target);
      const [line, column] = position === null ? [] : [rows[position.row], columns[position.column]];
      if (line !== undefined && column !== undefined && line.locked !== true) onLeave?.(line.id, column.id);
    },
    onMouseDown: (event: MouseEvent<HTMLElement>) => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement) || positionOf(target) === null) return;
      if (document.activeElement === target) {
        editing.current = true;
        return;
      }
      // The browser would place the caret at the click, and typing would insert instead of replacing.
      event.preventDefault();
      target.focus();
    },
    onInput: ({ target }: { readonly target: EventTarget }) => {
      const position = positionOf(target);
      if (position === null || !(target instanceof HTMLInputElement)) return;
      if (columns[position.column]?.kind === 'text') editing.current = true;
      changeAt(position, target.value);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { target, key, nativeEvent, shiftKey, altKey, ctrlKey, metaKey } = event;
      if (isComposing(nativeEvent) || altKey) return;
      const position = positionOf(target);
      if (position === null || !(target instanceof HTMLInputElement)) return;
      const isHandled =
        ctrlKey || metaKey
          ? !shiftKey && withCommand(key.length === 1 ? key.toLowerCase() : key, position, target)
          : plain(key, shiftKey, position, target);
      if (isHandled) event.preventDefault();
    },
    onPaste: (event: ClipboardEvent<HTMLElement>) => {
      const position = positionOf(event.target);
      if (position === null) return;
      const block = pastedCells(event.clipboardData.getData('text/plain'));
      if (block === null) return;
      event.preventDefault();
      const changes = block.flatMap((values, down) =>
        values.flatMap((value, right): DataGridChange<Column>[] => {
          const [line, column] = [rows[position.row + down], columns[position.column + right]];
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
