import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accountOf, emptyIdentity, emailProblem, identityOfPhone, identitySchema, phoneRule } from '#src/parts/account/identity.ts';
import { countryOfBrowser } from '#src/parts/countries.ts';

const browserSpeaks = (tag: string) => vi.stubGlobal('navigator', { language: tag });
beforeEach(() => void browserSpeaks('zh-CN'));

describe('the first country', () => {
  it.each([
    ['zh-CN', 'CN'],
    ['zh-Hant-HK', 'HK'],
    ['en-gb', 'GB'],
    ['de-DE-1996', 'DE'],
    ['zh', ''],
    ['en-150', ''],
    ['en-AQ', ''],
    ['', ''],
  ])('of a browser in %j is %j', (tag, region) => {
    browserSpeaks(tag);
    expect(countryOfBrowser()).toBe(region);
  });

  it('counts until another is chosen; where it names none, one is asked for unless the number brings its own', () => {
    browserSpeaks('en-HK');
    expect(accountOf({ ...emptyIdentity, phone: '9123 4567' })).toBe('+85291234567');
    expect(accountOf({ ...emptyIdentity, region: 'SG', phone: '9123 4567' })).toBe('+6591234567');
    browserSpeaks('en');
    expect(phoneRule({ ...emptyIdentity, phone: '9123 4567' }, true)).toBe('credentials:problems.phoneCountry');
    expect(accountOf({ ...emptyIdentity, phone: '+852 9123 4567' })).toBe('+85291234567');
  });
});

const read = (region: string, phone: string) => ({ channel: 'phone', region, phone });

describe('a number in the address', () => {
  it('is taken over as bare digits or +E.164', () => {
    expect(identityOfPhone('13800138000')).toEqual(read('CN', '13800138000'));
    expect(identityOfPhone('+85291234567')).toEqual(read('HK', '91234567'));
    expect(identityOfPhone('+8613800138000')).toEqual(read('CN', '13800138000'));
  });

  it('stays whole when its country is not in the list', () => {
    expect(identityOfPhone('+37060012345')).toEqual(read('CN', '+37060012345'));
  });

  it('may be written with blanks and hyphens', () => {
    for (const query of ['138 0013 8000', '138-0013-8000', '+86 138-0013 8000'])
      expect(identityOfPhone(query)).toEqual(read('CN', '13800138000'));
    expect(identityOfPhone('+852 9123 4567')).toEqual(read('HK', '91234567'));
  });

  it('stays in the field as it was written when it is none', () => {
    for (const text of ['abc', '123', '<script>']) expect(identityOfPhone(text)).toEqual(read('CN', text));
  });

  it('leaves the fields alone when it is empty', () => {
    for (const query of ['', ' ', '-']) expect(identityOfPhone(query)).toBeUndefined();
  });
});

describe('an account', () => {
  it('is bare digits in mainland China, +E.164 elsewhere, or the address without blanks around it', () => {
    expect(accountOf({ ...emptyIdentity, phone: '+86 138-0013 8000' })).toBe('13800138000');
    expect(accountOf({ ...emptyIdentity, region: 'HK', phone: '9123 4567' })).toBe('+85291234567');
    expect(accountOf({ ...emptyIdentity, channel: 'email', email: ' lin@northhall.example ' })).toBe('lin@northhall.example');
  });

  it('says what is wrong with the one that was chosen, and nothing of the other', () => {
    const phone = (text: string, region = 'CN', wasFilled = false) => phoneRule({ ...emptyIdentity, region, phone: text }, wasFilled);
    expect([phone(''), phone('138x'), phone('123'), phone('1', 'HK'), phone('', 'CN', true)]).toEqual([
      'credentials:problems.phoneMissing',
      'credentials:problems.phoneCharacters',
      'credentials:problems.phoneMainland',
      'credentials:problems.phoneLength',
      'credentials:problems.phoneCleared',
    ]);
    expect([phone('13800138000'), phone('9123 4567', 'HK')]).toEqual([undefined, undefined]);
    expect(phoneRule({ ...emptyIdentity, channel: 'email' }, false)).toBeUndefined();
    // Each page has its own sentence for an address that is none.
    for (const malformed of ['credentials:problems.emailFormat', 'credentials:problems.emailIncorrect'] as const) {
      const email = (text: string) => emailProblem(text, malformed);
      for (const text of ['lin', 'lin@northhall', 'lin @northhall.example', '13800138000']) expect(email(text)).toBe(malformed);
      expect(email('')).toBe('credentials:problems.emailMissing');
      expect(email(' lin@northhall.example ')).toBeUndefined();
    }
  });

  it('that was kept is read back, except in a country that is not in the list', () => {
    expect(identitySchema.safeParse(emptyIdentity).success).toBe(true);
    expect(identitySchema.safeParse({ ...emptyIdentity, region: 'HK' }).success).toBe(true);
    expect(identitySchema.safeParse({ ...emptyIdentity, region: 'XX' }).success).toBe(false);
  });
});
