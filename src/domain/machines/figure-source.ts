/** A site or a list with a name, where a machine's figures were read. */
export interface SiteSource {
  readonly site: string;
  /** When it was published, or read where it has no date: '2026-04', or the year alone. */
  readonly date: string;
}

/** Where a machine's figures were read: on a named site, or on a kind of page. */
export type FigureSource = SiteSource | { readonly kind: SourceKind; readonly date: string };

/** A maker's data sheet or product page, a shop's listing, the table of a calculator, a list that cites makers. */
export type SourceKind = 'sheet' | 'product' | 'shop' | 'calculator' | 'list';
