import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { SelectField } from '#src/ui/field.tsx';
import styles from './player.module.css';
import { NO_CAPTIONS } from './use-captions.ts';

const speeds = ['0.5', '0.75', '1', '1.25', '1.5', '2'] as const;

interface FilmControlsProps {
  video: RefObject<HTMLVideoElement | null>;
  tracks: readonly { srcLang: string; label: string }[];
  captions: string;
  onCaptions: (language: string) => void;
}

/** What the browser's own controls lack or hide: speed, captions, picture in picture where there is one. */
export function FilmControls({ video, tracks, captions, onCaptions }: FilmControlsProps) {
  const { t } = useTranslation('classroom');
  const [speed, setSpeed] = useState<(typeof speeds)[number]>('1');
  const choices = [
    { value: NO_CAPTIONS, label: t('player.captionsOff') },
    ...tracks.map(({ srcLang: value, label }) => ({ value, label })),
  ];
  const changeSpeed = (next: (typeof speeds)[number]) => {
    setSpeed(next);
    setRate(video.current, Number(next));
  };
  return (
    <div className={styles.controls}>
      <SelectField
        label={t('player.speed')}
        value={speed}
        options={speeds.map((value) => ({ value, label: `${value}×` }))}
        onChange={changeSpeed}
      />
      <SelectField label={t('player.captions')} value={captions} options={choices} onChange={onCaptions} />
      {document.pictureInPictureEnabled && (
        <Button variant="line" onClick={() => void togglePicture(video.current)}>
          {t('player.picture')}
        </Button>
      )}
    </div>
  );
}

function setRate(video: HTMLVideoElement | null, speed: number): void {
  if (video) video.playbackRate = speed;
}

/** Never throws: a film that has not begun has no picture to show yet, so it begins. */
async function togglePicture(video: HTMLVideoElement | null): Promise<void> {
  try {
    if (document.pictureInPictureElement) return await document.exitPictureInPicture();
    if (video?.readyState === HTMLMediaElement.HAVE_NOTHING) await video.play();
    await video?.requestPictureInPicture();
  } catch {
    // The browser refuses it, or the visitor left in between.
  }
}
