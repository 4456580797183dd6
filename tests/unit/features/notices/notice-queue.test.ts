import { expect, it } from 'vitest';
import { nextNotice, notices } from '#src/features/notices/notices.tsx';
import { isUnattended } from '#src/lib/kiosk.ts';

it.each([
  ['/', 'agreement'],
  ['/daily-paper', 'agreement'],
  ['/termsheet', 'agreement'],
  ['/terms', undefined],
  ['/terms_en', undefined],
  ['/terms_ukrpool', undefined],
  ['/policy_ukrpool', undefined],
  ['/privacy_hk', undefined],
])('on %s a first visit is met by %s', (pathname, notice) => {
  expect(nextNotice(notices, { pathname, isAgreementAccepted: false, isEthLookedUp: false })?.id).toBe(notice);
  expect(nextNotice(notices, { pathname, isAgreementAccepted: true, isEthLookedUp: false })).toBeUndefined();
});

it.each([
  ['?kiosk=1', 'Mozilla/5.0 Chrome/140', true],
  ['?language=zh&kiosk=1', 'Mozilla/5.0 Chrome/140', true],
  ['?kiosk=0', 'Mozilla/5.0 Chrome/140', false],
  ['', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['', 'Mozilla/5.0 (Linux; Android 15) Chrome/140 Mobile Safari/537.36', false],
])('%j with %s: nobody there %s', (search, userAgent, isNobody) => {
  expect(isUnattended(search, userAgent)).toBe(isNobody);
});

it.each(['/', '/overview'])(
  'on %s the migration comes to who looks up an ETH address, first visit or not, after the agreement',
  (pathname) => {
    const due = (isAgreementAccepted: boolean, isEthLookedUp: boolean) =>
      nextNotice(notices, { pathname, isAgreementAccepted, isEthLookedUp })?.id;
    expect([due(true, false), due(true, true), due(false, true)]).toEqual([undefined, 'migration', 'agreement']);
  },
);

it.each(['/login', '/register/', '/reset', '/account', '/activate', '/forbidden', '/toapp', '/overview', '/tools'])(
  'on %s what can wait does not come',
  (pathname) => {
    const due = notices.map((notice) => ({ ...notice, isDue: () => true }));
    const patient = due.filter(({ isPatient }) => isPatient);
    expect(nextNotice(patient, { pathname, isAgreementAccepted: true, isEthLookedUp: false })).toBeUndefined();
    expect(patient.map(({ id }) => id)).toEqual(['tips']);
    expect(nextNotice(patient, { pathname: '/help', isAgreementAccepted: true, isEthLookedUp: false })?.id).toBe('tips');
    expect(nextNotice(due, { pathname, isAgreementAccepted: false, isEthLookedUp: false })?.id).toBe('agreement');
  },
);
