import { bulgarian } from './bg.ts';
import { chinese } from './zh.ts';
import { croatian } from './hr.ts';
import { czech } from './cs.ts';
import { danish } from './da.ts';
import { dutch } from './nl.ts';
import { english } from './en.ts';
import { estonian } from './et.ts';
import { finnish } from './fi.ts';
import { french } from './fr.ts';
import { german } from './de.ts';
import { greek } from './el.ts';
import { hungarian } from './hu.ts';
import { indonesian } from './id.ts';
import { italian } from './it.ts';
import { japanese } from './ja.ts';
import { korean } from './ko.ts';
import type { Language } from './language.ts';
import { latvian } from './lv.ts';
import { lithuanian } from './lt.ts';
import { norwegian } from './no.ts';
import { polish } from './pl.ts';
import { portuguese } from './pt.ts';
import { romanian } from './ro.ts';
import { russian } from './ru.ts';
import { serbian } from './sr.ts';
import { slovak } from './sk.ts';
import { slovene } from './sl.ts';
import { spanish } from './es.ts';
import { swedish } from './sv.ts';
import { thai } from './th.ts';
import { turkish } from './tr.ts';
import { ukrainian } from './uk.ts';
import { vietnamese } from './vi.ts';

/** The languages that texts of prices are read in. A new one is a file beside these, and a line here. */
export const languages: readonly Language[] = [
  english,
  chinese,
  german,
  french,
  spanish,
  portuguese,
  italian,
  dutch,
  norwegian,
  swedish,
  danish,
  finnish,
  polish,
  czech,
  slovak,
  hungarian,
  romanian,
  bulgarian,
  ukrainian,
  russian,
  turkish,
  greek,
  japanese,
  korean,
  indonesian,
  vietnamese,
  thai,
  estonian,
  latvian,
  lithuanian,
  croatian,
  slovene,
  serbian,
];
