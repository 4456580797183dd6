import type { ReleaseMachine } from './release-machines.ts';

type ReleaseId = 'failover' | 'cards' | 'chips' | 'tls' | 'stick' | 'scrypt' | 'settings' | 'memory' | 'fan' | 'shares';

interface Release {
  /** Its sentences are `upgrade:releases.<id>`. */
  readonly id: ReleaseId;
  readonly version: string;
  /** The day of the release, YYYY-MM-DD. */
  readonly date: string;
  readonly machines: readonly ReleaseMachine[];
}

/** Every release of the rig OS, newest first. */
export const releases: readonly Release[] = [
  { id: 'failover', version: '3.2.0', date: '2026-10-21', machines: ['asic', 'gpu'] },
  { id: 'cards', version: '3.1.2', date: '2026-08-12', machines: ['gpu'] },
  { id: 'chips', version: '3.1.1', date: '2026-07-03', machines: ['asic'] },
  { id: 'tls', version: '3.1.0', date: '2026-05-20', machines: ['asic', 'gpu'] },
  { id: 'stick', version: '3.0.3', date: '2026-03-11', machines: ['gpu'] },
  { id: 'scrypt', version: '3.0.2', date: '2026-01-22', machines: ['asic'] },
  { id: 'settings', version: '3.0.0', date: '2025-11-18', machines: ['asic', 'gpu'] },
  { id: 'memory', version: '2.6.4', date: '2025-08-27', machines: ['gpu'] },
  { id: 'fan', version: '2.6.2', date: '2025-06-10', machines: ['asic'] },
  { id: 'shares', version: '2.6.0', date: '2025-04-15', machines: ['asic', 'gpu'] },
];

/** The releases for one system, or all of them. */
export function releasesFor(machine: ReleaseMachine | undefined): readonly Release[] {
  return machine ? releases.filter(({ machines }) => machines.includes(machine)) : releases;
}
