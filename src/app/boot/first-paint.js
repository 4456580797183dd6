// Before the first paint: the saved theme and text size (decision B2). The one place outside lib/ that reads cookies.
try {
  var root = document.documentElement;
  if (/(?:^|; )uiMode=light(?:;|$)/.test(document.cookie)) {
    root.dataset.theme = 'light';
    document.addEventListener('DOMContentLoaded', function () {
      var colour = document.querySelector('meta[name="theme-color"]');
      if (colour) colour.content = '#F3F6FA';
    });
  }
  var size = /(?:^|; )textSize=(115|130)(?:;|$)/.exec(document.cookie);
  if (size) root.dataset.textSize = size[1];
} catch {
  // Blocked storage is normal (R17).
}
