const STEP = /^\d{1,9}$/;

/** What stands at a JSON pointer (RFC 6901), '/pools/0/hash'; undefined where nothing does. Only own fields count. */
export function valueAt(document: unknown, pointer: string): unknown {
  let value: unknown = document;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    const isStep = !Array.isArray(value) || STEP.test(key);
    value = typeof value === 'object' && value !== null && isStep ? Object.getOwnPropertyDescriptor(value, key)?.value : undefined;
  }
  return value;
}
