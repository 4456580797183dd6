/** Node's options for processes that open the embedded database for seconds: its WebAssembly is not worth being optimised. */
export const shortLived = ['--liftoff-only'];
