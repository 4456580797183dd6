import type { ReactNode } from 'react';
import type { ApiResponse } from '#src/lib/api-response.ts';
import type { Chime } from '#src/lib/chime.ts';

/** One page of the kiosk: what a feature shows on it. */
export interface KioskPage {
  readonly key: string;
  readonly title: string;
  /** Site path of the same view for a phone, which the code on the kiosk leads to. */
  readonly path: string;
  /** Age and origin of the figures; undefined while there are none. */
  readonly response: Pick<ApiResponse<unknown>, 'madeAt' | 'isSimulated' | 'isCut'> | undefined;
  readonly content: ReactNode;
  /** A sentence in the place of figures: none are waited for. */
  readonly isNote?: boolean;
}

/** Something that a kiosk may sound for when it changes: the newest payout, the height of a chain. */
export interface KioskEvent {
  readonly kind: Chime;
  /** Rises with each; undefined while it is not known. */
  readonly latest: number | undefined;
  /** What is said of the newest one. */
  readonly text: string;
}
