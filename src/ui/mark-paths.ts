/** The mark on a 64 px grid: two Ks back to back make a hexagon; intake light left, exhaust light right. */
export const markPaths = {
  left: 'M30 3.5V60.5L6 46.6V41L20.8 32 6 23V17.4Z',
  right: 'M34 3.5V60.5L58 46.6V41L43.2 32 58 23V17.4Z',
} as const;

/** The drawn wordmark on a 141 x 24 grid (60-degree geometry; it is not set in a font). */
export const wordmarkPath =
  'M11 0L22 6.2V17.8L11 24L0 17.8V6.2ZM11 5.2L17.4 8.8V15.2L11 18.8L4.6 15.2V8.8ZM25.4 0h4.6v24h-4.6zM39.0 0h5.8l-9 12 9 12h-5.8l-8.4-12zM48 0h4.6v24h-4.6zM61.6 0h5.8l-9 12 9 12h-5.8l-8.4-12zM81 0L92 6.2V17.8L81 24L70 17.8V6.2ZM81 5.2L87.4 8.8V15.2L81 18.8L74.6 15.2V8.8ZM95.6 0h5.2l10 16.4V0h4.8v24h-5.2L100.4 7.6V24H95.6ZM130 0L141 6.2V8.9H136.2L130 5.2 123.6 8.8V15.2L130 18.8 136.4 15.2V14.5H130.6V10.7H141V17.8L130 24 119 17.8V6.2Z';
