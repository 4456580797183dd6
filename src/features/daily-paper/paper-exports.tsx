import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { whenIdle } from '#src/lib/idle.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from '#src/parts/sheet/sheet.module.css';
import { paperCode } from './paper-code.ts';
import { loadPaperImage, type PrintedPaper, usePaperImage } from './use-paper-image.ts';

/** The sheet's code is drawn when the browser is idle, which may not have been yet; without its chunk the sheet is printed without it. */
async function print(): Promise<void> {
  await paperCode().catch(() => undefined);
  // The frame that shows the code.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  window.print();
}

/** The ways a paper leaves the page: paper, picture, share sheet or link. Nothing to take along, nothing to press. */
export function PaperExports({ printed }: { printed: PrintedPaper | undefined }) {
  const { t } = useTranslation('daily-paper');
  const { t: common } = useTranslation('common');
  const { job, save, share } = usePaperImage(printed);
  // The picture is to be made at once, and also when the network has gone by then. What does not come now is imported when it is wanted.
  useEffect(() => whenIdle(() => void loadPaperImage().catch(() => undefined)), []);
  const isEmpty = printed === undefined;
  return (
    <div className={styles.exports}>
      <Button variant="line" size="sm" disabled={isEmpty} onClick={() => void print()}>
        <Icon name="print" size={18} />
        {common('print')}
      </Button>
      <Button variant="line" size="sm" disabled={isEmpty} isBusy={job === 'save'} onClick={() => void save()}>
        <Icon name="image" size={18} />
        {t('saveImage')}
      </Button>
      <Button size="sm" disabled={isEmpty} isBusy={job === 'share'} onClick={() => void share()}>
        <Icon name="share" size={18} />
        {common('share')}
      </Button>
    </div>
  );
}
