import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

function brandModuleWith(settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  return import('#src/lib/brand.ts');
}

const brandWith = async (settings: Record<string, string>) => (await brandModuleWith(settings)).brand;

const contactForm = { to: '/about-us', search: { id: 'wrap' } };

describe('outside addresses', () => {
  it('that are set are linked', async () => {
    const { links } = await brandWith({ VITE_TELEGRAM_URL: 'https://t.example/okkong' });
    expect(links.telegram).toEqual({ href: 'https://t.example/okkong', isSet: true, instead: contactForm });
  });

  it.each(['', 'javascript:alert(1)', 'data:text/html,x', '//evil.example', 'telegram'])(
    '%j counts as not set: the link leads to the contact form',
    async (value) => {
      const { links } = await brandWith({ VITE_TELEGRAM_URL: value });
      expect(links.telegram).toEqual({ href: undefined, isSet: false, instead: contactForm });
    },
  );

  it('that are of no use are named to the build, empty ones are not', async () => {
    const { unusableSettings } = await brandModuleWith({ VITE_TELEGRAM_URL: 't.me/okkong', VITE_SUPPORT_EMAIL: 'help', VITE_X_URL: ' ' });
    expect(unusableSettings()).toEqual(['VITE_TELEGRAM_URL', 'VITE_SUPPORT_EMAIL']);
  });

  it('of the site itself have no slash at the end, so that paths can follow', async () => {
    expect((await brandWith({ SITE_URL: 'https://pool.example/' })).siteUrl).toBe('https://pool.example');
  });

  it('the legal entity is named once for both texts; an empty setting is none', async () => {
    const { legal } = await brandWith({ VITE_LEGAL_COMPANY: 'Pool Ltd', VITE_LEGAL_LAW: ' ' });
    expect(legal).toEqual({ company: 'Pool Ltd', place: undefined, law: undefined, controller: 'Pool Ltd' });
  });

  it('of mail are addresses or nothing', async () => {
    expect((await brandWith({ VITE_SUPPORT_EMAIL: 'help@pool.example' })).supportEmail).toBe('help@pool.example');
    vi.resetModules();
    expect((await brandWith({ VITE_SUPPORT_EMAIL: 'help' })).supportEmail).toBeUndefined();
  });
});

describe('what the company claims of itself', () => {
  const claimsWith = async (variables: Record<string, string>, isDemonstration: boolean) => {
    vi.stubGlobal('__IS_DEMONSTRATION__', isDemonstration);
    const { claims } = await brandWith(variables);
    return claims.map(({ id, value }) => `${id} ${value}`);
  };

  it.each([
    ['a demonstration', {}, true, ['rigs 740000', 'countries 20', 'online 99', 'earnings 30', 'saving 30']],
    ['a real pool', {}, false, []],
    ['a real pool that says so', { VITE_CLAIMS: 'rigs=12000' }, false, ['rigs 12000']],
    ['a real pool whose setting cannot be read', { VITE_CLAIMS: 'rigs=many' }, false, []],
    ['a demonstration that is set otherwise', { VITE_CLAIMS: 'countries=3' }, true, ['countries 3']],
  ])('of %s', async (_what, variables, isDemonstration, claims) => {
    expect(await claimsWith(variables, isDemonstration)).toEqual(claims);
  });
});
