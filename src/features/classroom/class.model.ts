import type { ClassVideo } from '#src/contracts/content.ts';
import type { ClassCategory } from '#src/domain/class-categories.ts';
import { videoFile } from '#src/lib/media.ts';

/** The lessons that are written down, with a picture of each step under `/media/<id>/`. */
const writtenLessons = [
  'asic-1',
  'asic-2',
  'gpu-1',
  'gpu-2',
  'install-1',
  'install-2',
  'troubleshooting-1',
  'troubleshooting-2',
  'overclocking-1',
  'overclocking-2',
] as const;
export type WrittenLesson = (typeof writtenLessons)[number];

/** The steps of each of them. */
export const lessonSteps = ['1', '2', '3', '4', '5', '6'] as const;

/** The written lesson of this id; undefined for one that only its film teaches. */
export function writtenLesson(id: string): WrittenLesson | undefined {
  return writtenLessons.find((each) => each === id);
}

/** Lessons whose films hold typical figures, not measured ones; their cards say so. */
const withExampleFigures: ReadonlySet<string> = new Set(['asic-2', 'gpu-1', 'gpu-2', 'overclocking-1', 'overclocking-2']);

/** Whether the figures in a lesson's film are examples. */
export const hasExampleFigures = (id: string): boolean => withExampleFigures.has(id);

/** The lessons of one tab, in the pool's order. */
export function lessonsOf(lessons: readonly ClassVideo[], category: ClassCategory): readonly ClassVideo[] {
  return lessons.filter((lesson) => lesson.category === category);
}

/** A length or a place in a film: 75 seconds are '1:15'. */
export function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** A file of a lesson's film. */
export interface FilmFile {
  /** Absolute. */
  readonly url: string;
  readonly bytes: number;
}

/** The file that this browser plays and keeps. Not while prerendering. */
export function filmFile({ webm, mp4, bytes }: Pick<ClassVideo, 'webm' | 'mp4' | 'bytes'>): FilmFile {
  const file = videoFile({ webm, mp4 }, navigator, (type) => document.createElement('video').canPlayType(type));
  return { url: new URL(file, location.href).href, bytes: file === webm ? bytes.webm : bytes.mp4 };
}

/** Whether a file is one of a lesson's film, of either kind. */
export function isFilmOf(url: string, { webm, mp4 }: Pick<ClassVideo, 'webm' | 'mp4'>): boolean {
  return [webm, mp4].some((file) => new URL(file, location.href).href === url);
}
