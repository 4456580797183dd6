import { useEffect, useState } from 'react';

/** What stands still for so long is what the visitor meant, not a number passed while typing. */
const SETTLED_MS = 1_000;

/** Reads a text out, unseen, once it has stood still: a figure that follows a field is read once, not at every key. */
export function Spoken({ text }: { text: string }) {
  const [said, setSaid] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="vh" role="status" data-print="no">
      {said}
    </p>
  );
}
