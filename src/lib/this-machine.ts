/** Whether a host name is that of the machine itself: its visitor is the operator. */
export function isThisMachine(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127\.[\d.]+|\[?::1\]?)$/.test(hostname);
}
