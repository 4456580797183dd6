import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { vipCoinAtom } from '#src/state/vip-coin.ts';
import typography from '#src/ui/type.module.css';

/** From an address that is not public to the VIP card, whose form then has the coin; '' where it is more than one. */
export function VipLink({ coin }: { coin: string }) {
  const { t } = useTranslation('addresses');
  const setCoin = useSetAtom(vipCoinAtom);
  return (
    <a className={typography.link} href="#vip" onClick={() => setCoin(coin)}>
      {t('applyVip')}
    </a>
  );
}
