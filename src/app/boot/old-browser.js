// The site is made for browsers of 2023 and later. One without dialogs is far older: it is told so, in a sentence that needs no style sheet.
(function () {
  var dialog = window.HTMLDialogElement;
  if (dialog && dialog.prototype.showModal) return;
  var known = ['Chrome 111', 'Edge 111', 'Firefox 114', 'Safari 16.4'];
  var sentences = {
    en: 'This browser is too old. Use ' + known.join(', ') + ' or later.',
    'zh-Hans': '浏览器版本过旧，请使用' + known.join('、') + '或更高版本。',
    'zh-Hant-HK': '瀏覽器版本過舊，請使用' + known.join('、') + '或以上版本。',
  };
  document.addEventListener('DOMContentLoaded', function () {
    var notice = document.createElement('p');
    notice.setAttribute('role', 'alert');
    notice.textContent = sentences[document.documentElement.lang] || sentences.en;
    notice.style.cssText = 'position:fixed;left:0;bottom:0;margin:0;padding:1rem;background:#fff;color:#000';
    document.body.appendChild(notice);
  });
})();
