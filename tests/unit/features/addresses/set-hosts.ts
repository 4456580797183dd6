import { brand } from '#src/lib/brand.ts';

/** Sets the addresses of the pool as its operator would. Gives the way back. */
export function setHosts(poolHosts: string): () => void {
  const { poolHosts: before } = brand;
  Object.assign(brand, { poolHosts });
  return () => void Object.assign(brand, { poolHosts: before });
}
