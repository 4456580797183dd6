import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { RegisterPage } from '#src/features/register/register-page.tsx';
import { page } from './-page.ts';
import { Shell } from './-shell.tsx';

/** `phone` takes bare digits or +E.164, written with blanks and hyphens too. What is wrong with it the page says, beside the field. */
const searchSchema = z.object({
  phone: z.catch(z.optional(z.union([z.string().check(z.maxLength(32)), z.number().check(z.int())])), undefined),
});

export const Route = createFileRoute('/register')({
  ...page(['register', 'credentials'], { isNotIndexed: true }),
  validateSearch: searchSchema,
  component: Register,
});

function Register() {
  const { phone } = Route.useSearch();
  return (
    <Shell>
      <RegisterPage phone={phone?.toString()} />
    </Shell>
  );
}
