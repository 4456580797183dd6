import * as z from 'zod/mini';
import { type ChainSymbol, chainSymbols } from '#src/domain/chain-ids.ts';
import { themeColours } from '#src/domain/theme-colours.ts';
import { matching, textUpTo } from './bounded-text.ts';

/** Coins of anonymous mining where the pool names no others. */
export const usualFarmCoins = ['ETH', 'ETC'] as const;

/** Whether a coin's addresses are 40 hex digits behind 0x. */
export const isHexCoin = (coin: string): boolean => coin === 'ETH' || coin === 'ETC';

export type AnonymousCoin = ChainSymbol;
/** Coins of which there may be farms: all with addresses of their own. Which of them have farms is the pool's to say (`hasFarms` of its records). */
export const anonymousCoins: readonly AnonymousCoin[] = chainSymbols;

/** The form of a wallet address of any of them; whether it is one of its coin's is the domain's matter. */
export const walletPattern = /^(?:0x[0-9a-fA-F]{40}|(?!0x)[0-9A-Za-z][0-9A-Za-z.:]{24,159})$/;
export const wallet = matching(walletPattern, 160);

/** Path of a farm's own web app manifest. */
export const FARM_MANIFEST_PATH = '/farm.webmanifest';

/** Farms that a device keeps, and an account: the pool's limits per address allow so many requests each minute. */
export const FARM_LIMIT = 30;

/** Longest name that a visitor gives a farm. */
export const FARM_NAME_LENGTH = 40;

/** Whether an address has the form of its coin's: 0x is that of ETH and ETC alone. */
export const hasFormOf = (coin: string, address: string): boolean => address.startsWith('0x') === isHexCoin(coin);

/** The query that names a farm: that of its page and of its manifest. */
const farmLink = z
  .object({ addr: wallet, coinType: z.enum(anonymousCoins) })
  .check(z.refine(({ addr, coinType }) => hasFormOf(coinType, addr)));
type FarmLink = z.infer<typeof farmLink>;

/** What its owner calls a farm; anything else in the query is no name. */
const givenName = z.catch(textUpTo(FARM_NAME_LENGTH), '');

/** Site path of a farm's page; with a worker its list is narrowed to that. */
export const farmPath = ({ addr, coinType }: FarmLink, worker?: string): string =>
  `/overview?${new URLSearchParams({ addr, coinType, ...(worker !== undefined && { worker }) }).toString()}`;

/** Site path of a farm's manifest; `name` is what its owner calls it, '' when nothing. */
export const farmManifestPath = ({ addr, coinType }: FarmLink, name: string): string =>
  `${FARM_MANIFEST_PATH}?${new URLSearchParams({ addr, coinType, ...(name && { name }) }).toString()}`;

/** An address short enough for a list: '0xcB60…4915'. */
export const shortAddress = (address: string): string => `${address.slice(0, 6)}…${address.slice(-4)}`;

const icon = (file: string, sizes: string, purpose: string) => ({ src: `/icons/${file}`, sizes, type: 'image/png', purpose });

/**
 * The manifest that puts one farm on the home screen: an app of its own beside the site's. Its texts are names, the same in every
 * language. Undefined when the query names no farm.
 */
export function farmManifest(search: URLSearchParams, siteName: string): string | undefined {
  const farm = farmLink.safeParse(Object.fromEntries(search));
  if (!farm.success) return undefined;
  const { addr, coinType } = farm.data;
  const path = farmPath(farm.data);
  const name = givenName.parse(search.get('name')).trim();
  return JSON.stringify({
    id: path,
    name: name || `${siteName} ${coinType} ${shortAddress(addr)}`,
    short_name: name || `${coinType} …${addr.slice(-4)}`,
    start_url: path,
    scope: '/overview',
    display: 'standalone',
    background_color: themeColours.dark,
    theme_color: themeColours.dark,
    icons: [
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('maskable-512.png', '512x512', 'maskable'),
    ],
  });
}

/** The response to a request for a farm's manifest, of the server and of the worker alike; kept by no cache. Undefined: no farm. */
export function farmManifestResponse(search: URLSearchParams, siteName: string): Response | undefined {
  const text = farmManifest(search, siteName);
  if (text === undefined) return undefined;
  return new Response(text, { headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'no-store' } });
}
