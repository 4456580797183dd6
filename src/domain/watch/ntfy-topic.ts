/** Where a topic's address leads, of those that ntfy has: https, an allowed host, a topic of 1 to 64 letters, digits, - and _; undefined for any other. */
export function topicAddress(text: string, hosts: readonly string[]): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, host, pathname, search, hash, username } = new URL(text);
  const isPlain = search === '' && hash === '' && username === '' && /^\/[\w-]{1,64}$/.test(pathname);
  return protocol === 'https:' && hosts.includes(host) && isPlain ? `https://${host}${pathname}` : undefined;
}
