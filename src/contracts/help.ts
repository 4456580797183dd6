import * as z from 'zod/mini';
import { listOf, numeric, text, unixSeconds } from './values.ts';

/** The mining class's categories (spec 2), in the order of its tabs. */
export const classCategories = ['asic', 'gpu', 'install', 'troubleshooting', 'overclocking'] as const;
export type ClassCategory = (typeof classCategories)[number];

export const classListRequest = z.object({ category: z.optional(z.enum(classCategories)) });

const mediaUrl = z.string().check(z.minLength(1), z.maxLength(500), z.regex(/^(\/(?!\/)|https:\/\/)/));

/** One class video: `seconds` long, `bytes` per file, captions per language, `time` of publication in unix seconds. */
export const classVideo = z.object({
  id: text,
  category: z.enum(classCategories),
  title: text,
  summary: text,
  poster: mediaUrl,
  webm: mediaUrl,
  mp4: mediaUrl,
  captions: z.array(z.object({ language: z.string().check(z.maxLength(16)), url: mediaUrl })).check(z.maxLength(20)),
  seconds: numeric,
  bytes: z.object({ webm: numeric, mp4: numeric }),
  time: unixSeconds,
});
export const classListResponse = listOf(classVideo);
export type ClassVideo = z.output<typeof classVideo>;
