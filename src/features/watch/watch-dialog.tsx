import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NamedFarm, WatchRules, WatchWay } from '#src/contracts/watch.ts';
import { errorKindOf } from '#src/lib/app-error.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { useOwnPower } from '#src/parts/own-power.ts';
import { languageAtom } from '#src/state/language.ts';
import { sessionAtom } from '#src/state/session.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import layout from '#src/ui/layout.module.css';
import { Notice } from '#src/ui/notice.tsx';
import { Problem } from '#src/ui/problem.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import typography from '#src/ui/type.module.css';
import { NewWays } from './new-ways.tsx';
import { OwnPowerRule } from './own-power-rule.tsx';
import { useWatches, type Watches } from './use-watches.ts';
import { isAbout, usualRules } from './watch.model.ts';
import { RulesForm } from './rules-form.tsx';
import { WatchRow } from './watch-row.tsx';

// One file for both: the worker keeps a list of all.
export { KeepPower } from './keep-power.tsx';

/** Ways whose field says what is wrong with its address. */
const typedWays: ReadonlySet<string> = new Set<WatchWay>(['mail', 'ntfy']);

interface WatchDialogProps {
  /** Undefined: closed. */
  farm: NamedFarm | undefined;
  onClose: () => void;
}

/** How the owner of a farm is told that a machine stops: the ways that there are, what is told, and when not. */
export function WatchDialog({ farm, onClose }: WatchDialogProps) {
  const { t } = useTranslation(['watch', 'common']);
  return (
    <Dialog isOpen={farm !== undefined} onClose={onClose} title={t('watch:title')} closeLabel={t('common:close')}>
      {farm && <WatchPanel farm={farm} />}
    </Dialog>
  );
}

function WatchPanel({ farm }: { farm: NamedFarm }) {
  const watches = useWatches(farm);
  const { ways, list } = watches;
  if (ways.error && !ways.data) return <Unreachable {...{ watches }} />;
  if (!ways.data || list.isPending) return <Skeleton shape="block" />;
  return <WatchParts farm={farm} watches={watches} />;
}

/** Without the server nobody can be told, and nothing can be said of who is. */
function Unreachable({ watches: { ways } }: { watches: Watches }) {
  const { t } = useTranslation(['watch', 'common']);
  const sentence = useProblemText()(ways.error);
  const isOffline = errorKindOf(ways.error) === 'offline';
  const again = (
    <Button variant="line" size="sm" isBusy={ways.isFetching} onClick={() => void ways.refetch()}>
      {t('common:retry')}
    </Button>
  );
  return (
    <Problem
      isOffline={isOffline}
      line={undefined}
      title={t('watch:unreachable')}
      text={isOffline ? t('watch:offline') : sentence}
      action={again}
    />
  );
}

function WatchParts({ farm, watches }: { farm: NamedFarm; watches: Watches }) {
  const { t } = useTranslation('watch');
  const language = useAtomValue(languageAtom);
  const isLoggedIn = useAtomValue(sessionAtom) !== null;
  const known = watches.list.data?.data ?? [];
  const own = known.filter(isAbout(farm));
  const power = useOwnPower();
  const [chosen, setRules] = useState(() => usualRulesOf((own[0] ?? known[0])?.rules, language));
  // Prices and plan as they are now.
  const rules = chosen.power && power ? { ...chosen, power } : chosen;
  const offered = watches.ways.data?.data;
  const isNothingOffered =
    offered && offered.push === undefined && !offered.mail && offered.telegram === undefined && offered.ntfy.length === 0;
  const save = () =>
    void watches.once('rules', async () => {
      for (const watch of own) await watches.change(watch, rules);
    });
  return (
    <div className={layout.stack}>
      <p>{t('lede')}</p>
      {isNothingOffered && <Notice tone="info">{t('notOffered')}</Notice>}
      {own.length > 0 && (
        <section className={layout.stack} aria-labelledby="watch-own">
          <h3 id="watch-own" className={typography.h4}>
            {t('own')}
          </h3>
          <ul className={layout.stack}>
            {own.map((watch) => (
              <WatchRow key={watch.token} {...{ watch, watches }} />
            ))}
          </ul>
          {isLoggedIn && (
            <p>
              <a className={typography.link} href="/account#messages">
                {t('account')}
              </a>
            </p>
          )}
        </section>
      )}
      {offered && !isNothingOffered && <NewWays {...{ farm, known, rules, watches, offered }} />}
      {watches.problem.text !== '' && !typedWays.has(watches.problem.of) && (
        <Notice tone="error" role="alert">
          {watches.problem.text}
        </Notice>
      )}
      {!isNothingOffered && <RulesForm rules={rules} onChange={setRules} />}
      {!isNothingOffered && <OwnPowerRule {...{ rules, power }} onChange={setRules} />}
      {own.length > 0 && (
        <div className={layout.row}>
          <Button isBusy={watches.busy === 'rules'} onClick={save}>
            {t('save')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** What is set already, in the language and the zone of the device as they are now. */
function usualRulesOf(known: WatchRules | undefined, language: WatchRules['language']): WatchRules {
  const usual = usualRules(language);
  return known ? { ...known, language, timeZone: usual.timeZone } : usual;
}
