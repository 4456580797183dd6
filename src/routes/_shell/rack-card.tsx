import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { readMinerId } from '#src/domain/miner-programs.ts';
import { RackCardPage } from '#src/features/rack-card/rack-card-page.tsx';
import { page } from '../-page.ts';

const word = z.catch(z.optional(z.string().check(z.maxLength(20))), undefined);

/** The coin, and the program or firmware, that a link from elsewhere means. */
const searchSchema = z.object({ coin: word, miner: word });

export const Route = createFileRoute('/_shell/rack-card')({
  ...page('rack-card'),
  validateSearch: searchSchema,
  component: RackCard,
});

function RackCard() {
  const { coin, miner } = Route.useSearch();
  return <RackCardPage coin={coin} miner={readMinerId(miner)} />;
}
