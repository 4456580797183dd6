import * as z from 'zod/mini';
import { persistedAtom } from './persisted-atom.ts';

/** In return for the blocked gesture zoom, in percent of the browser's own size. */
export const textSizes = ['100', '115', '130'] as const;
const textSizeSchema = z.enum(textSizes);
type TextSize = z.infer<typeof textSizeSchema>;

export const textSizeAtom = persistedAtom<TextSize>({
  key: 'text-size',
  schema: textSizeSchema,
  initial: '100',
  // Read before the first paint (app/boot), so that a larger text does not move the page.
  mirror: { cookie: 'textSize', parse: (text) => textSizes.find((size) => size === text), print: (size) => size },
});

/** Everything is in rem: one attribute on the root element scales the page. */
export function applyTextSize(size: TextSize): void {
  document.documentElement.dataset.textSize = size;
}
