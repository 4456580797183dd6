// The page reads without scripts and web fonts, so both wait for its first paint and leave the line to the styles (decision A5).
(function () {
  var isLoading = false;
  function listOf(id) {
    var list = document.getElementById(id);
    return list ? JSON.parse(list.textContent) : [];
  }
  function add(rel) {
    return function (href) {
      var link = document.createElement('link');
      link.rel = rel;
      link.href = href;
      document.head.appendChild(link);
    };
  }
  // All at once: each font that arrives alone would lay the page out anew.
  function loadFonts() {
    var use = function () {
      document.documentElement.dataset.fonts = 'on';
    };
    var families = document.documentElement.lang.startsWith('zh') ? ['OKK Latin', 'OKK Mono'] : ['OKK Sans', 'OKK Mono'];
    var loads = families.map(function (family) {
      return document.fonts.load('1em "' + family + '"', 'a0');
    });
    Promise.all(loads).then(use, use);
  }
  function load() {
    if (isLoading) return;
    isLoading = true;
    loadFonts();
    var modules = listOf('modules');
    listOf('styles').forEach(add('stylesheet'));
    modules.slice(1).forEach(add('modulepreload'));
    if (modules.length) import(modules[0]);
  }
  document.addEventListener('DOMContentLoaded', function () {
    // A page opened behind another is not painted, and some browsers do not tell of the paint.
    setTimeout(load, document.visibilityState === 'hidden' ? 0 : 1500);
    try {
      new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
    } catch {
      requestAnimationFrame(load);
    }
  });
})();
