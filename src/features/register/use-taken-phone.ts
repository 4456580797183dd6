import { useNavigate } from '@tanstack/react-router';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useIsHydrated } from '#src/state/use-is-hydrated.ts';
import { emptyEntry, type PhoneEntry, takenPhone } from './register.model.ts';

/** The entry of the phone field. A number in the address is taken over once and leaves the address bar (decision C3). */
export function useTakenPhone(phone: string | undefined): [PhoneEntry, Dispatch<SetStateAction<PhoneEntry>>] {
  const [entry, setEntry] = useState(emptyEntry);
  const [seen, setSeen] = useState<string>();
  const navigate = useNavigate();
  // The prerendered page has an empty field: the number follows once the page is taken over.
  const asked = useIsHydrated() ? phone : undefined;
  if (asked !== undefined && asked !== seen) {
    setSeen(asked);
    // What was typed before hydration is newer than the address.
    if (entry.text === '') setEntry(takenPhone(asked));
  }
  useEffect(() => {
    if (phone !== undefined) void navigate({ to: '/register', search: {}, replace: true });
  }, [phone, navigate]);
  return [entry, setEntry];
}
