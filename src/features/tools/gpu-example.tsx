import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cheapestPrice, usualDay } from '#src/domain/electricity/electricity.ts';
import { cnyPerUsd } from '#src/domain/exchange-rate.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { now } from '#src/lib/clock.ts';
import { useElectricity } from '#src/state/use-electricity.ts';
import { kwhPrice } from './figures.ts';
import { gpuFields, linesOf } from './gpu/gpu-fields.ts';
import { bestCoin, rankedCoins } from './gpu/gpu.model.ts';
import { useGpuMarket } from './gpu/use-gpu-market.ts';
import { spanOf } from './market-course.ts';

/** So many coins are named. */
const TOLD = 3;

/** What the GPU calculator says of its rig now, in words and figures. */
interface RigFacts {
  /** The rig and the price of electricity, with the label of simulated figures. */
  readonly rig: string;
  readonly net: string;
  readonly coins: readonly { readonly name: string; readonly net: string }[];
  readonly note: string | undefined;
}

/** The rig of the GPU calculator, its own or the visitor's, by the pool's figures of now and the visitor's tariff, as `draw` shows it. */
export function GpuExample({ draw }: { draw: (facts: Partial<RigFacts>) => ReactNode }) {
  const { t } = useTranslation(['sections', 'common']);
  const { estimate: money } = useFormats();
  const inputs = useAtomValue(gpuFields.atom);
  const { list, courses } = useGpuMarket(spanOf(inputs));
  const response = list.data;
  const electricity = useElectricity(response && cnyPerUsd(response.data));
  if (!response) return draw({});
  const { currency } = electricity;
  const usual = usualDay(electricity, now());
  const ranked = rankedCoins({ inputs, list: response.data, courses, currency, usual, nowMs: now() });
  const cards = linesOf(inputs).map(({ count, model }) => `${count} × ${model}`);
  const words = { machine: cards.join(' + '), price: kwhPrice(cheapestPrice(usual), currency) };
  const text = usual.basis === 'flat' ? t('sections:tools.asic.net', words) : t('sections:tools.asic.netByHour', words);
  return draw({
    rig: response.isSimulated ? `${text} (${t('common:simulated')})` : text,
    net: money(ranked[0]?.day.net, currency),
    coins: ranked.slice(0, TOLD).map(({ coin, day }) => ({ name: coin.symbol, net: money(day.net, currency) })),
    note: bestCoin(ranked)?.pays === false ? t('sections:tools.gpu.none') : undefined,
  });
}
