import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { beijingDate } from '#src/domain/days.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { errorKindOf } from '#src/lib/app-error.ts';
import { brand } from '#src/lib/brand.ts';
import { whenIdle } from '#src/lib/idle.ts';
import { canShareFiles, saveFile, shareFile } from '#src/lib/save-file.ts';
import { useCopy } from '#src/parts/use-copy.ts';
import { currencyAtom } from '#src/state/currency.ts';
import { showToastAtom } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { paperAddress, paperCode } from './paper-address.ts';
import type { PaperChain } from './chain.model.ts';
import type { Paper } from './paper.model.ts';

/** The sheet's QR code is drawn when the browser is idle: its turn is before this one. Without its chunk the sheet is printed without it. */
async function print(date: string | undefined, beside: string | undefined): Promise<void> {
  await new Promise<void>((resolve) => whenIdle(resolve));
  await paperCode(date, beside).catch(() => undefined);
  // The frame that shows the code.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  window.print();
}

/** The ways a paper leaves the page: paper, picture, share sheet or link. Disabled while there is none. */
export function PaperExports({ printed }: { printed: PrintedPaper | undefined }) {
  const { t } = useTranslation('daily-paper');
  const { t: common } = useTranslation('common');
  const { job, save, share } = usePaperImage(printed);
  // The click should wait for no download, and the picture be made offline too. A chunk that fails is imported again by the click.
  useEffect(() => whenIdle(() => void loadPaperImage().catch(() => undefined)), []);
  const isEmpty = printed === undefined;
  return (
    <>
      <Button variant="line" size="sm" disabled={isEmpty} onClick={() => void print(printed?.date, printed?.beside)}>
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
    </>
  );
}

const IMAGE_TYPE = 'image/png';

/** A paper that can leave the page. */
interface PrintedPaper {
  readonly paper: Paper;
  /** The chain that is shown with it. */
  readonly chain: PaperChain | undefined;
  /** The day that its address names. */
  readonly date: string | undefined;
  /** The day that is compared with it. */
  readonly beside: string | undefined;
  readonly madeAtMs: number;
  readonly isSimulated: boolean;
}

/** The code that draws the picture. */
const loadPaperImage = () => import('./image/paper-image.ts');

type Job = 'save' | 'share';

/** The paper as a picture: saved on this device, or handed to the system's share sheet; where that cannot be, the link is copied. */
function usePaperImage(printed: PrintedPaper | undefined) {
  const { t } = useTranslation('daily-paper');
  const { t: common } = useTranslation('common');
  const formats = useFormats();
  const currency = useAtomValue(currencyAtom);
  const showToast = useSetAtom(showToastAtom);
  const [job, setJob] = useState<Job>();

  const make = async ({ paper, date, ...origin }: PrintedPaper): Promise<File> => {
    const { paperImage } = await loadPaperImage();
    const picture = await paperImage({ paper, ...origin, address: paperAddress(date), currency, formats, t, common });
    return new File([picture], `${brand.fileNameStart}-daily-${beijingDate(paper.dayStartMs)}.png`, { type: IMAGE_TYPE });
  };
  const copy = useCopy();
  const copyLink = () => {
    const address = paperAddress(printed?.date, printed?.beside);
    return copy(address, { copied: t('linkCopied', { address }), failed: t('linkFailed', { address }) });
  };
  const work = async (name: Job, task: (printed: PrintedPaper) => Promise<void>) => {
    if (!printed || job) return;
    setJob(name);
    try {
      await task(printed);
    } catch (error) {
      const kind = errorKindOf(error);
      showToast({ tone: 'error', text: kind === 'unknown' ? t('imageFailed') : common(`errors.${kind}`) });
    } finally {
      setJob(undefined);
    }
  };

  return {
    job,
    save: () =>
      work('save', async (now) => {
        const file = await make(now);
        saveFile(file);
        showToast({ tone: 'success', text: t('imageSaved', { name: file.name }) });
      }),
    share: () =>
      work('share', async (now) => {
        if (!canShareFiles(IMAGE_TYPE)) return copyLink();
        const title = t('shareTitle', { title: t('title'), date: formats.beijingDate(now.paper.dayStartMs) });
        if ((await shareFile(await make(now), title)) === 'impossible') await copyLink();
      }),
  };
}
