import { Link } from '@tanstack/react-router';
import typography from '#src/ui/type.module.css';

/** Under the title of a page for who has no account, or not its password: the way for who has both. */
export function LogInLede({ text, link }: { text: string; link: string }) {
  return (
    <>
      {/* The blank before the link is the sentence's own: Chinese has none. */}
      {text}
      <Link className={typography.link} to="/login">
        {link}
      </Link>
    </>
  );
}
