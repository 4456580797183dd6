/** The site's own web app manifest; the server answers with that of the visitor's language. */
export const SITE_MANIFEST_PATH = '/manifest.webmanifest';

/**
 * The document's link to its web app manifest (spec 2, decision C8), made at the first call. The HTML has it for readers without
 * scripts alone: where it stands from the beginning, desktop browsers animate their offer to install while the page starts.
 */
export function manifestLink(): HTMLLinkElement {
  const standing = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (standing) return standing;
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.setAttribute('href', SITE_MANIFEST_PATH);
  return document.head.appendChild(link);
}
