import { expect, it, onTestFinished } from 'vitest';
import { brand } from '#src/lib/brand.ts';
import { SiteLogo, SiteMark } from '#src/parts/site-logo.tsx';
import { mount, the } from '#tests/unit/ui/mount.tsx';

function setBrand(facts: Partial<Record<keyof typeof brand, unknown>>) {
  const before = { ...brand };
  Object.assign(brand, facts);
  onTestFinished(() => void Object.assign(brand, before));
}
const logo = (width: number, height: number) => ({ width, height, address: '/favicon.svg' });
const own = { name: 'Berg & Söhne', isDefault: false };

it('is the drawn mark and name of the default', async () => {
  await mount(<SiteLogo />);
  expect(the('svg').getAttribute('viewBox')).toBe('0 0 158 32');
});

it('is the operator’s logo with the name beside it, in the place that it will need', async () => {
  setBrand({ ...own, logo: logo(64, 48) });
  const { container } = await mount(<SiteLogo height={24} />);
  const picture = the<HTMLImageElement>('img');
  expect([picture.getAttribute('src'), picture.alt, picture.width, picture.height]).toEqual(['/favicon.svg', '', 32, 24]);
  expect(container.textContent).toBe('Berg & Söhne');
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});

it('leaves the name to a logo that is wide enough to hold it', async () => {
  setBrand({ ...own, logo: logo(200, 50) });
  const { container } = await mount(<SiteLogo />);
  expect(container.textContent).toBe('');
  expect(the<HTMLImageElement>('img').width).toBe(96);
});

it('is the mark with another name where there is no logo', async () => {
  setBrand(own);
  const { container } = await mount(<SiteLogo />);
  expect(container.textContent).toBe('Berg & Söhne');
  expect(the('svg').getAttribute('viewBox')).toBe('0 0 64 64');
});

it('stands for the mark alone, too', async () => {
  setBrand({ ...own, logo: logo(64, 64) });
  await mount(<SiteMark size={88} />);
  expect(the<HTMLImageElement>('img').height).toBe(88);
});
