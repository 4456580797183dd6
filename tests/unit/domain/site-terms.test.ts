import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { affiliateFault, payoutTimeFault, type SiteTerms, siteTermsOf, withSiteTerms } from '#src/domain/site-terms.ts';
import { root } from '#tests/architecture/source-files.ts';

const product = siteTermsOf({}, false);
const operator = siteTermsOf({}, true);

describe('the terms of a site', () => {
  it('are the product’s own without a setting, and none of them where figures come from other pools', () => {
    expect(product).toEqual({ hasAffiliate: true, hasSources: false, payoutTime: { from: '08:00', to: '16:00' } });
    expect(operator).toEqual({ hasAffiliate: false, hasSources: true, payoutTime: null });
  });

  it('are as set, on either kind of site', () => {
    const set = { SITE_AFFILIATE: ' 1 ', SITE_PAYOUT_TIME: '22:00-02:00' };
    expect(siteTermsOf(set, true)).toEqual({ hasAffiliate: true, hasSources: true, payoutTime: { from: '22:00', to: '02:00' } });
    expect(siteTermsOf({ SITE_AFFILIATE: '0', SITE_PAYOUT_TIME: 'none' }, false)).toMatchObject({ hasAffiliate: false, payoutTime: null });
  });

  it.each(['no', '10', 'true'])('keep their default for an unusable SITE_AFFILIATE, %s', (text) => {
    expect(affiliateFault(text)).toBe('it is 0 or 1');
    expect(siteTermsOf({ SITE_AFFILIATE: text }, false).hasAffiliate).toBe(true);
  });

  it.each(['8:00-16:00', '08:00', '24:00-01:00', '08:00-08:00', '08:00-12:00-16:00', 'off'])(
    'keep their default for an unusable SITE_PAYOUT_TIME, %s',
    (text) => {
      expect(payoutTimeFault(text)).toContain('08:00-16:00');
      expect(siteTermsOf({ SITE_PAYOUT_TIME: text }, false).payoutTime).toEqual({ from: '08:00', to: '16:00' });
    },
  );
});

describe('a sentence', () => {
  it('keeps the parts that hold', () => {
    const text =
      'A{{#affiliate}} with{{/affiliate}}{{^affiliate}} without{{/affiliate}}{{#payoutTime}}, {{payoutFrom}} to {{payoutTo}}{{/payoutTime}}, {{coin}}.';
    expect(withSiteTerms(text, product)).toBe('A with, 08:00 to 16:00, {{coin}}.');
    expect(withSiteTerms(text, operator)).toBe('A without, {{coin}}.');
  });

  it('tells the usual times from others', () => {
    const usual = (terms: SiteTerms) => withSiteTerms('{{#payoutUsual}}usual{{/payoutUsual}}', terms);
    expect([usual(product), usual(siteTermsOf({ SITE_PAYOUT_TIME: '09:00-10:00' }, false)), usual(operator)]).toEqual(['usual', '', '']);
  });

  it('leaves what it does not know', () => {
    expect(withSiteTerms('{{#other}}x{{/other}}', product)).toBe('{{#other}}x{{/other}}');
  });
});

describe.each(['src/i18n/locales', 'src/features/legal/texts'])('the sentences in %s', (part) => {
  const files = readdirSync(join(root, part), { recursive: true, encoding: 'utf8' }).filter((name) => /\.(json|md)$/.test(name));
  const lines = (terms: SiteTerms, left: RegExp) =>
    files.flatMap((file) => {
      const text = withSiteTerms(readFileSync(join(root, part, file), 'utf8'), terms);
      if (file.endsWith('.json')) JSON.parse(text);
      return text.split('\n').flatMap((line) => (left.test(line) ? [`${file}: ${line.trim()}`] : []));
    });

  it.each([product, operator, siteTermsOf({ SITE_AFFILIATE: '0', SITE_PAYOUT_TIME: 'none' }, false)])(
    'have no part left over: %j',
    (terms) => {
      expect(lines(terms, /\{\{[#^/]|\{\{payout|: ""/)).toEqual([]);
    },
  );

  it('say nothing of the product’s payouts, fees and programme on an operator’s site', () => {
    expect(
      lines(operator, /08:00 (?:and|to) 16:00|08:00至16:00|8[点時]至16[点時]|own ETC pool|自[营營]的ETC/).filter(
        (line) => !line.includes('ukrpool'),
      ),
    ).toEqual([]);
    // Elsewhere the programme has sentences of its own, which are shown nowhere then.
    expect(lines(operator, /0\.5%/).filter((line) => line.includes('.md'))).toEqual([]);
  });
});
