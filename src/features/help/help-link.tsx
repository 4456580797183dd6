import { type AnyRouter, Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { languageAtom } from '#src/state/language.ts';
import { sessionAtom } from '#src/state/session.ts';
import { useHydratedAtom } from '#src/state/use-hydrated-atom.ts';
import { useKnownRoutes } from '#src/parts/known-routes.ts';
import { type HelpPageId, placeOf } from './help-pages.ts';

interface HelpLinkProps {
  page: HelpPageId;
  className?: string | undefined;
  /** Beside those of the page's own address. */
  search?: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** A link to a page that help names: its paths are data. */
export function HelpLink({ page, className, search, children }: HelpLinkProps) {
  const place = placeOf(page, useAtomValue(languageAtom));
  return (
    <Link<AnyRouter, string, string> className={className} to={place.to} search={{ ...place.search, ...search }}>
      {children}
    </Link>
  );
}

/** Where an account begins; who is logged in has passed these. */
const wayIn: readonly HelpPageId[] = ['register', 'login'];

/** Tells whether this build has a page, and the visitor use for it: one that comes later is linked to from then on. */
export function useKnownPages(): (page: HelpPageId) => boolean {
  const isKnown = useKnownRoutes();
  const language = useAtomValue(languageAtom);
  const isLoggedIn = useHydratedAtom(sessionAtom) !== null;
  return (page) => isKnown(placeOf(page, language).to) && !(isLoggedIn && wayIn.includes(page));
}
