import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { startMotion } from '#src/ui/carousel-motion.ts';
import { until } from '#tests/until.ts';
import { mount, the } from './mount.tsx';

const onSlide = vi.fn<(index: number) => void>();

/** Three slides of 300 px, which are laid out nowhere in a test. */
async function start() {
  await mount(
    <div id="viewport">
      <div className="track">
        {['a', 'b', 'c'].map((id) => (
          <div key={id} id={id} className="slide" />
        ))}
      </div>
    </div>,
  );
  const motion = startMotion(the('#viewport'), { trackClass: 'track', slideClass: 'slide', onSlide });
  onTestFinished(motion.destroy);
  return motion;
}

beforeEach(() => {
  onSlide.mockReset();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300);
});

it('steps to the next slide and to the one before, round the end, and tells each by its own place', async () => {
  const motion = await start();
  motion.setStill(true);
  motion.step(1);
  motion.step(1);
  motion.step(1);
  motion.step(-1);
  expect(onSlide.mock.calls).toEqual([[1], [2], [0], [2]]);
});

it('shows the slide that is asked for, wherever it stands by now', async () => {
  const motion = await start();
  motion.setStill(true);
  motion.step(-1);
  for (const index of [1, 0, 2]) {
    motion.show(index);
    await until(() => expect(onSlide).toHaveBeenLastCalledWith(index));
  }
  expect(onSlide).toHaveBeenCalledTimes(4);
});

it('leaves the slides alone once it is taken away', async () => {
  const motion = await start();
  motion.destroy();
  expect(Reflect.get(the('#viewport'), 'swiper')).toBeNull();
  window.dispatchEvent(new Event('resize'));
  expect(onSlide).not.toHaveBeenCalled();
});

it('takes its time from slide to slide, and none where nothing may move', async () => {
  const motion = await start();
  const time = () => the('.track').style.transitionDuration;
  motion.step(1);
  expect(time()).toBe('420ms');
  motion.setStill(true);
  motion.step(1);
  expect(time()).toBe('0ms');
  motion.setStill(false);
  motion.step(1);
  expect(time()).toBe('420ms');
});
