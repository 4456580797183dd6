import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { RegisterPage } from '#src/features/register/register-page.tsx';
import { ShellLayout } from '#src/features/shell/shell-layout.tsx';
import { loadNamespaces } from '#src/i18n/setup.ts';

/** Decision B15: `phone` takes bare digits or +E.164; anything else is left out. */
const searchSchema = z.object({
  phone: z.catch(
    z.optional(
      z.union([z.string().check(z.regex(/^\+?\d{4,15}$/)), z.number().check(z.int(), z.minimum(1000), z.maximum(999_999_999_999_999))]),
    ),
    undefined,
  ),
});

export const Route = createFileRoute('/register')({
  staticData: { meta: 'register:meta', isNotIndexed: true },
  validateSearch: searchSchema,
  loader: ({ context }) => loadNamespaces(context.i18n, ['register']),
  component: Register,
});

function Register() {
  const { phone } = Route.useSearch();
  return (
    <ShellLayout>
      <RegisterPage phone={phone?.toString()} />
    </ShellLayout>
  );
}
