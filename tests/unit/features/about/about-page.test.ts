import { describe, expect, it } from 'vitest';
import { contactRows } from '#src/features/about/about-page.tsx';

const unset = (setting: string) => ({ setting, href: undefined, isSet: false });
const links = {
  telegram: unset('VITE_TELEGRAM_URL'),
  x: unset('VITE_X_URL'),
  youtube: unset('VITE_YOUTUBE_URL'),
  discord: unset('VITE_DISCORD_URL'),
};

describe('the contact block', () => {
  it('has no row for what is not set: the form beside it reaches us', () => {
    expect(contactRows({ supportEmail: undefined, links })).toEqual([]);
  });

  it('shows a set address without its scheme and opens only web pages in a new tab', () => {
    const telegram = { setting: 'VITE_TELEGRAM_URL', href: 'https://t.me/okkong/', isSet: true };
    const [email, channel] = contactRows({ supportEmail: 'help@okkong.example', links: { ...links, telegram } });
    expect(email).toEqual({ id: 'email', href: 'mailto:help@okkong.example', address: 'help@okkong.example', isNewTab: false });
    expect(channel).toEqual({ id: 'telegram', href: 'https://t.me/okkong/', address: 't.me/okkong', isNewTab: true });
    const phone = { ...telegram, href: 'tel:+85212345678' };
    const [call] = contactRows({ supportEmail: undefined, links: { ...links, telegram: phone } });
    expect(call).toEqual({ id: 'telegram', href: 'tel:+85212345678', address: '+85212345678', isNewTab: false });
  });
});
