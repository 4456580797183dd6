// The site is made for browsers of 2023 and later. One without dialogs is far older: it gets a sentence that needs no style sheet.
(function () {
  var dialog = window.HTMLDialogElement;
  if (dialog && dialog.prototype.showModal) return;
  document.addEventListener('DOMContentLoaded', function () {
    var notice = document.getElementById('old-browser');
    notice.hidden = false;
    notice.style.cssText = 'position:fixed;bottom:0;padding:1rem;background:#fff;color:#000';
  });
})();
