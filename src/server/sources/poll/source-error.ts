/**
 * Why a source gave no readings: `unreachable` (no connection), `silent` (no answer in time), `refused` (401, 403), `missing` (404), `busy` (429, 503),
 * `failed` (another status), `unreadable` (not what its dialect says), `too-large`, `redirected`, `starting` and `syncing` (a node that is not ready),
 * `crowded` (not asked: too many questions wait for it).
 */
export type SourceFault =
  | 'unreachable'
  | 'silent'
  | 'refused'
  | 'missing'
  | 'busy'
  | 'failed'
  | 'unreadable'
  | 'too-large'
  | 'redirected'
  | 'starting'
  | 'syncing'
  | 'crowded';

/** A source that gave no readings. Its message is a sentence for the operator: it names the host, never a path (it may hold an address) or a secret. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly fault: SourceFault;

  constructor(fault: SourceFault, message: string) {
    super(message);
    this.fault = fault;
  }
}
