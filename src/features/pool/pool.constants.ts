/** Rows before "Show more" (spec 9). */
export const INITIAL_ROW_COUNT = 5;

/** Rows that appear in the very frame of the press; a longer table grows by itself, between taps and frames (issue 4: 500 coins). */
export const ROWS_AT_ONCE = 40;

/** The coins whose details the landing page asks for at once (spec 7, decision B7). */
export const LANDING_INFO_IDS: readonly number[] = [1, 2, 3, 4, 7, 9];

/** Days of the chart in an open row of the landing table (spec 9, decision B6). */
export const LANDING_DAY_COUNT = 25;

/** Columns of the table: the seven of spec 2 and the button. */
export const COLUMN_COUNT = 8;
