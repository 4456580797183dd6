import { type KeyboardEvent, useId, useState } from 'react';
import { isFound, searchWord } from '#src/domain/search-word.ts';
import { classNames } from '#src/ui/class-names.ts';
import styles from './combo-field.module.css';
import { Field } from '#src/ui/field.tsx';
import { Icon } from '#src/ui/icon.tsx';

/** `keyCode` of every key that an input method takes. */
const INPUT_METHOD_KEY = 229;

export interface ComboOption {
  readonly value: string;
  readonly label: string;
  /** A second, quieter text on the line, also searched: maker, memory, algorithm. */
  readonly detail?: string;
  /** Other words that find it and are not shown: its maker in Chinese, the coins it mines. */
  readonly keywords?: readonly string[];
}

interface ComboFieldProps {
  label: string;
  /** The value of the chosen option; one that is none of them shows as empty. */
  value: string;
  options: readonly ComboOption[];
  onChange: (value: string) => void;
  /** Options that a text names as a whole, of a machine's or driver's print; they come first, and alone when the text was pasted. */
  find?: (text: string) => readonly ComboOption[];
  /** Said in the list when nothing is found. */
  noMatch: string | ((text: string) => string);
  /** The way out at the end of the list: figures of one's own. */
  other?: ComboOption;
  /** Said to screen readers while one searches: how many are found. */
  count?: (count: number) => string;
  placeholder?: string;
  hint?: string;
}

/**
 * A long list that is searched while one types (WAI-ARIA combobox with a list): every word typed must occur in label, detail or keywords. Arrows
 * move, Enter takes, Escape and leaving close and put the chosen label back. A pasted name never offers what only resembles it.
 */
export function ComboField({ label, value, options, onChange, find, noMatch, other, count, placeholder, hint }: ComboFieldProps) {
  const listId = useId();
  const [typed, setTyped] = useState<string>();
  const [isPasted, setIsPasted] = useState(false);
  const [active, setActive] = useState(0);
  const isOpen = typed !== undefined;
  const chosen = options.find((option) => option.value === value);
  // Closed it searches for nothing: on a slow phone the patterns of a hundred names take a third of a second.
  const matches = isOpen ? offered(typed, { options, find, isPasted }) : [];
  const found = other ? [...matches, other] : matches;
  const isSearching = typed !== undefined && typed.trim() !== '';
  const close = () => setTyped(undefined);
  const open = () => {
    setTyped('');
    setActive(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    );
  };
  const take = (option: ComboOption | undefined) => {
    close();
    if (option && (option.value !== value || option === other)) onChange(option.value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // These keys are still the input method's, which turns pinyin into words; Safari says so by the code alone.
    if (event.nativeEvent.isComposing || event.keyCode === INPUT_METHOD_KEY) return;
    const next = nextActive(event.key, active, found.length);
    if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'Enter' && isOpen) take(found[active]);
    else if (next !== undefined && isOpen) setActive(next);
    else if (next !== undefined) open();
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.combo} onBlur={close}>
      <Field
        label={label}
        hint={hint}
        placeholder={isOpen ? (chosen?.label ?? placeholder) : placeholder}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found[active] ? `${listId}-${active}` : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed ?? chosen?.label ?? ''}
        onText={(text) => {
          setIsPasted(text.length > (typed ?? '').length + 1 || (isPasted && text !== ''));
          setTyped(text);
          setActive(0);
        }}
        onClick={() => !isOpen && open()}
        onKeyDown={onKeyDown}
        trailing={<Icon name="chevron-down" size={16} className={styles.chevron} />}
      />
      {/* A press in the list must not take the focus: leaving the field closes it. */}
      <div
        id={listId}
        role="listbox"
        tabIndex={-1}
        aria-label={label}
        className={styles.list}
        hidden={!isOpen}
        onMouseDown={(event) => event.preventDefault()}
      >
        {isOpen && matches.length === 0 && <p className={styles.none}>{typeof noMatch === 'string' ? noMatch : noMatch(typed)}</p>}
        {isOpen &&
          found.map((option, index) => (
            <Option
              key={option.value}
              id={`${listId}-${index}`}
              option={option}
              isActive={index === active}
              isChosen={option === chosen}
              onTake={() => take(option)}
            />
          ))}
      </div>
      {count && (
        <span className="vh" role="status">
          {isSearching && (matches.length > 0 ? count(matches.length) : typeof noMatch === 'string' ? noMatch : noMatch(typed))}
        </span>
      )}
    </div>
  );
}

interface OptionProps {
  id: string;
  option: ComboOption;
  isActive: boolean;
  isChosen: boolean;
  onTake: () => void;
}

function Option({ id, option, isActive, isChosen, onTake }: OptionProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      ref={(line: HTMLButtonElement | null) => {
        if (isActive) line?.scrollIntoView({ block: 'nearest' });
      }}
      id={id}
      role="option"
      aria-selected={isChosen}
      className={classNames(styles.option, isActive && styles.active)}
      onClick={onTake}
    >
      <span>{option.label}</span>
      {option.detail !== undefined && <span className={styles.detail}>{option.detail}</span>}
    </button>
  );
}

/** A name of a machine has two digits; a word to search by, 'kas' or '神马', has not. */
const NAME = /\d{2}|\d.*[a-z]/i;

interface Offer extends Pick<ComboFieldProps, 'options' | 'find'> {
  isPasted: boolean;
}

/** What a text names as a whole, then what begins or mentions it; of a pasted name only the first. */
function offered(text: string, { options, find, isPasted }: Offer): readonly ComboOption[] {
  const named = find?.(text) ?? [];
  if (isPasted && find && (named.length > 0 || NAME.test(text))) return named;
  const labels = new Set(named.map(({ label }) => label));
  return [...named, ...matching(options, text).filter(({ label }) => !labels.has(label))];
}

function matching(options: readonly ComboOption[], text: string): readonly ComboOption[] {
  const wanted = searchWord(text);
  const found = options.filter(({ label, detail = '', keywords = [] }) => isFound(wanted, [label, detail, ...keywords]));
  // What is named so comes before what only mentions it: 'eth' is ETH, not the first Ethash coin.
  const rank = ({ value, label }: ComboOption) => {
    if (value.toLowerCase() === wanted) return 0;
    if (label.toLowerCase().startsWith(wanted)) return 1;
    return isFound(wanted, [label]) ? 2 : 3;
  };
  return wanted === '' ? found : found.toSorted((one, other) => rank(one) - rank(other));
}

/** Where a key leads in a list of `count`; undefined for other keys. */
function nextActive(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(count - 1, active + 1);
  if (key === 'ArrowUp') return Math.max(0, active - 1);
  if (key === 'PageDown') return Math.min(count - 1, active + 8);
  if (key === 'PageUp') return Math.max(0, active - 8);
  return undefined;
}
