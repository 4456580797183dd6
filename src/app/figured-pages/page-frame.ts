import { FIRST_FIGURES_ID, type FirstFiguresData } from '#src/contracts/first-figures.ts';
import { dataBlock, pageHtml, type PageParts } from '../build-plugins/page-html.ts';

/** What of a page is written anew with each minute's figures. */
interface Filling {
  readonly html: string;
  readonly noScript: string;
  readonly structured: object;
  readonly figures: FirstFiguresData;
}

const place = { html: '<!--figured-->', noScript: '%noscript%' };

/** A page of the build with empty places for what figures change in it. */
export function frameOf(template: string, page: PageParts): string {
  return pageHtml(template, { ...page, ...place, structured: undefined });
}

/** A frame with figures in it; they stand once more, as data, behind all that is seen. Throws where the page's policy would block it. */
export function filledFrame(frame: string, { html, noScript, structured, figures }: Filling): string {
  if (/<script\b/.test(html)) throw new Error('A page with figures renders a script, which the policy does not know');
  const data = dataBlock('application/ld+json', structured) + dataBlock('application/json', figures, FIRST_FIGURES_ID);
  return frame
    .replace('</body>', () => `${data}</body>`)
    .replace(place.noScript, () => noScript)
    .replace(place.html, () => html);
}
