// The dialogs of this site need a browser of 2023 or later; others are told, once, in a sentence that needs no style sheet.
(function () {
  var dialog = window.HTMLDialogElement;
  if (dialog && dialog.prototype.showModal) return;
  var sentences = {
    en: 'This browser is too old for this site. It works in Chrome and Edge 111, Firefox 114, Safari 16.4 and later.',
    'zh-Hans': '您的浏览器版本过旧，无法正常使用本站。请使用Chrome或Edge 111、Firefox 114、Safari 16.4及更高版本。',
    'zh-Hant-HK': '你的瀏覽器版本過舊，未能正常使用本網站。請使用Chrome或Edge 111、Firefox 114、Safari 16.4或以上版本。',
  };
  document.addEventListener('DOMContentLoaded', function () {
    var notice = document.createElement('p');
    notice.setAttribute('role', 'alert');
    notice.textContent = sentences[document.documentElement.lang] || sentences.en;
    notice.style.cssText = 'position:fixed;left:0;right:0;bottom:0;z-index:99;margin:0;padding:1rem;background:#fff;color:#000';
    document.body.appendChild(notice);
  });
})();
