// Before the first paint: the saved theme and text size. The one place outside lib/ that reads cookies.
try {
  var root = document.documentElement;
  if (/(?:^|; )uiMode=light(?:;|$)/.test(document.cookie)) {
    root.dataset.theme = 'light';
    document.addEventListener('DOMContentLoaded', function () {
      var colour = document.querySelector('meta[name="theme-color"]');
      if (colour) colour.content = '#F3F6FA';
    });
  }
  // The page behind a kiosk is never seen (ui/base.css).
  if (/[?&]kiosk=1\b/.test(location.search)) root.dataset.kiosk = '';
  // A link to a tool with figures of its own: those that the page was built with are not its answer (features/tools/tool-panel.module.css).
  if (location.pathname === '/tools' && /[?&](?!(type|part|q|language|utm_\w+)=)\w/.test(location.search)) root.dataset.linked = '';
  var size = /(?:^|; )textSize=(115|130)(?:;|$)/.exec(document.cookie);
  if (size) root.dataset.textSize = size[1];
  // Sections below may be laid out later, unless the visitor is on the way to one of them.
  var isTop = performance.getEntriesByType('navigation')[0].type === 'navigate' && !/#|[?&]id=/.test(location.href);
  if (isTop) root.dataset.arrival = 'top';
} catch {
  // Blocked storage is normal.
}
