/** What an operator's site offers and states besides its name: sentences have parts for it, see `withSiteTerms`. */
export interface SiteTerms {
  /** Whoever invites others is paid a share of their income. */
  readonly hasAffiliate: boolean;
  /** Figures and farms are those of the operator's own pools and nodes: what holds of the product's own pool is not said of them. */
  readonly hasSources: boolean;
  /** When payouts are sent every day, Beijing time, e.g. '08:00' to '16:00'; null where each coin's row alone says it. */
  readonly payoutTime: { readonly from: string; readonly to: string } | null;
}

/** Settings as they are given. */
export interface TermSettings {
  readonly SITE_AFFILIATE?: string | undefined;
  readonly SITE_PAYOUT_TIME?: string | undefined;
}

const PRODUCT_PAYOUTS = { from: '08:00', to: '16:00' };
const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Why a text is no SITE_AFFILIATE, as the end of a sentence; undefined when it is one. */
export function affiliateFault(text: string): string | undefined {
  return /^[01]$/.test(text) ? undefined : 'it is 0 or 1';
}

/** Why a text is no SITE_PAYOUT_TIME, as the end of a sentence; undefined when it is one. */
export function payoutTimeFault(text: string): string | undefined {
  const times = text.split('-');
  const isSpan = times.length === 2 && times.every((time) => clock.test(time)) && times[0] !== times[1];
  return isSpan || text === 'none' ? undefined : 'it is two times of a day, such as 08:00-16:00, or none';
}

/** The terms out of their settings: what is not set, or of no use, is the product's own, and with sources none of it. */
export function siteTermsOf({ SITE_AFFILIATE = '', SITE_PAYOUT_TIME = '' }: TermSettings, hasSources: boolean): SiteTerms {
  const affiliate = SITE_AFFILIATE.trim();
  const payouts = SITE_PAYOUT_TIME.trim();
  return {
    hasSources,
    hasAffiliate: affiliateFault(affiliate) === undefined ? affiliate === '1' : !hasSources,
    payoutTime: payoutTimeFault(payouts) === undefined ? spanOf(payouts) : hasSources ? null : PRODUCT_PAYOUTS,
  };
}

function spanOf(text: string): SiteTerms['payoutTime'] {
  const [from, to] = text.split('-');
  return from === undefined || to === undefined ? null : { from, to };
}

/**
 * A text with the parts that hold of this site: `{{#affiliate}}…{{/affiliate}}` stays where that is so, `{{^affiliate}}…{{/affiliate}}` where it is
 * not (as in Mustache); parts do not stand in one another. `sources`, `payoutTime` and `payoutUsual`, the product's own times, likewise.
 */
export function withSiteTerms(text: string, { hasAffiliate, hasSources, payoutTime }: SiteTerms): string {
  const holds: Readonly<Record<string, boolean>> = {
    affiliate: hasAffiliate,
    sources: hasSources,
    payoutTime: payoutTime !== null,
    payoutUsual: payoutTime?.from === PRODUCT_PAYOUTS.from && payoutTime.to === PRODUCT_PAYOUTS.to,
  };
  return text
    .replaceAll(/\{\{([#^])(\w+)\}\}(.*?)\{\{\/\2\}\}/gs, (all, sign: string, name: string, part: string) => {
      const isSo = holds[name];
      if (isSo === undefined) return all;
      return isSo === (sign === '#') ? part : '';
    })
    .replaceAll('{{payoutFrom}}', payoutTime?.from ?? '')
    .replaceAll('{{payoutTo}}', payoutTime?.to ?? '');
}
