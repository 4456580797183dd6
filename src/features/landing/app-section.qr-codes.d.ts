/** Made at build by `app/build-plugins/qr-codes.ts`, by name of the setting; none where neither the link nor SITE_URL is set. */
declare module 'virtual:qr-codes' {
  const codes: Readonly<Record<string, { edge: number; path: string } | undefined>>;
  export default codes;
}
