import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { OsPage } from '#src/features/okkong-os/os-page.tsx';
import { downloadsQuery } from '#src/parts/downloads-query.ts';
import { page } from '../-page.ts';

/** Type 1, used by the Download Now link, opens on the packages (app/scroll-to-id.ts). */
const searchSchema = z.object({
  type: z.catch(z.optional(z.coerce.number()), undefined),
  /** A file that was asked for and is not there: the server leads here. */
  file: z.catch(z.optional(z.string().check(z.maxLength(100))), undefined),
});

export const Route = createFileRoute('/_shell/okkong-os')({
  ...page('okkong-os', { prefetch: (prefetch) => prefetch(downloadsQuery()) }),
  validateSearch: searchSchema,
  component: OkkongOs,
});

function OkkongOs() {
  return <OsPage missing={Route.useSearch().file} />;
}
