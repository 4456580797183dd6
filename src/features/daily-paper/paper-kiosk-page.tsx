import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { withoutFigures } from '#src/domain/kiosk.ts';
import { useFigureMoment, useFormats } from '#src/i18n/formats.ts';
import { KioskAmount, KioskGrid, KioskPanel } from '#src/parts/kiosk/kiosk-panel.tsx';
import type { KioskEvent, KioskPage } from '#src/parts/kiosk/kiosk-page.ts';
import { KioskPlot } from '#src/parts/kiosk/kiosk-plot.tsx';
import { MASK, useAmount } from '#src/parts/kiosk/kiosk-settings.ts';
import { REFRESH_MS } from '#src/parts/coin-queries.ts';
import { RatioChange } from '#src/parts/ratio-change.tsx';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { tableRoles } from '#src/ui/table-roles.ts';
import styles from './paper-kiosk-page.module.css';
import { type Paper, paperOf, type PaperRow, seriesDays, seriesFacts } from './paper.model.ts';
import { dailyNewsQuery } from './paper.query.ts';

/** Headlines and rows that a kiosk has room for. */
const HEADLINES = 2;
const ROWS = 7;

/** The newspaper as a page of the kiosk, and the newest block of its first chain; on a kiosk it is requested each minute. */
export function usePaperKioskPage(): { pages: readonly KioskPage[]; block: KioskEvent } {
  const { t } = useTranslation(['daily-paper', 'kiosk']);
  const { number } = useFormats();
  const { data: response } = useApiQuery({ ...dailyNewsQuery(), refetchInterval: REFRESH_MS });
  const news = response?.data;
  const madeAtMs = response?.madeAt;
  const paper = useMemo(() => news && paperOf(news, madeAtMs), [news, madeAtMs]);
  const pages = useMemo(
    (): readonly KioskPage[] => [
      {
        key: 'paper',
        title: t('daily-paper:title'),
        path: '/daily-paper',
        response,
        content: <PaperKioskPage paper={paper} madeAtMs={madeAtMs} />,
      },
    ],
    [t, response, paper, madeAtMs],
  );
  const chain = news?.coins.find(({ chain: of }) => of?.height);
  const height = chain?.chain?.height ?? undefined;
  const text = height === undefined ? '' : t('kiosk:block', { coin: chain?.coinName ?? '', height: number(height) });
  return { pages, block: { kind: 'block', latest: height, text } };
}

/** The day's headlines, the price of its first coin, and the market in a few rows. */
function PaperKioskPage({ paper, madeAtMs }: { paper: Paper | undefined; madeAtMs: number | undefined }) {
  const { t } = useTranslation('daily-paper');
  const { beijingDate, beijingDay, weekday } = useFormats();
  const { isNow } = useFigureMoment(madeAtMs);
  const amount = useAmount();
  // A sentence names amounts, too: in discreet mode its figures go.
  const told = (text: string) => (amount(text) === text ? text : withoutFigures(text, MASK));
  const day = paper && `${beijingDate(paper.dayStartMs)}, ${weekday(paper.dayStartMs)}`;
  return (
    <KioskGrid>
      <KioskPanel place="tall" aside={day}>
        <div className={styles.stories}>
          <h3 className={styles.headline}>{told(paper?.lead?.title ?? (paper ? t('lead.none') : ''))}</h3>
          <p className={styles.summary}>{told(paper?.lead?.summary ?? '')}</p>
          {paper?.headlines.slice(0, HEADLINES).map((story) => (
            <div key={story.title} className={styles.story}>
              <h3>{told(story.title)}</h3>
              <p>{told(story.summary)}</p>
            </div>
          ))}
        </div>
      </KioskPanel>
      <PricePanel paper={paper} />
      <KioskPanel place="below" title={isNow || !paper ? t('table.caption') : t('table.captionOf', { day: beijingDay(paper.dayStartMs) })}>
        <table className={styles.table} {...tableRoles.table}>
          <tbody {...tableRoles.group}>
            {paper?.rows.slice(0, ROWS).map((row) => (
              <MarketRow key={row.coin.id} row={row} />
            ))}
          </tbody>
        </table>
      </KioskPanel>
    </KioskGrid>
  );
}

function MarketRow({ row: { coin, priceUsd, changeRatio } }: { row: PaperRow }) {
  const { usd } = useFormats();
  return (
    <tr {...tableRoles.row}>
      <th {...tableRoles.rowHeader}>{coin.symbol}</th>
      <td {...tableRoles.cell}>
        <KioskAmount value={usd(priceUsd)} />
      </td>
      <td {...tableRoles.cell}>
        <RatioChange ratio={changeRatio} />
      </td>
    </tr>
  );
}

function PricePanel({ paper }: { paper: Paper | undefined }) {
  const { t } = useTranslation(['daily-paper', 'common']);
  const { beijingDay, usd } = useFormats();
  const prices = paper?.first?.prices;
  const symbol = paper?.first?.coin.symbol ?? 'BTC';
  const days = paper && prices && seriesDays(paper.dayStartMs, prices.length);
  const [from, to] = days ? [beijingDay(days.fromMs), beijingDay(days.toMs)] : ['', ''];
  const facts = prices && seriesFacts(prices, usd);
  return (
    <KioskPanel place="above" title={t('daily-paper:chart.title', { symbol, days: prices?.length ?? 0 })} aside="USD">
      <KioskPlot
        values={prices ?? (paper && [])}
        from={from}
        to={to}
        summary={facts ? t('daily-paper:chart.summary', { symbol, from, to, ...facts }) : ''}
        emptyText={t('common:noData')}
        hasArea={false}
      />
    </KioskPanel>
  );
}
