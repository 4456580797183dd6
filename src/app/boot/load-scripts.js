// The page reads without scripts and web fonts, so both wait for its first paint and leave the line to the styles (decision A5).
(function () {
  var isLoading = false;
  function listOf(id) {
    var list = document.getElementById(id);
    return list ? JSON.parse(list.textContent) : [];
  }
  function add(rel, href) {
    var link = document.createElement('link');
    link.rel = rel;
    link.href = href;
    document.head.appendChild(link);
    return link;
  }
  // What the line cut is asked for again.
  function retried(attempt, tries) {
    return attempt().catch(function (error) {
      if (!tries) throw error;
      return new Promise(function (resolve) {
        setTimeout(resolve, 1500);
      }).then(function () {
        return retried(attempt, tries - 1);
      });
    });
  }
  function style(href) {
    return new Promise(function (resolve, reject) {
      var link = add('stylesheet', href);
      link.media = 'print';
      link.addEventListener('load', resolve.bind(null, link));
      link.addEventListener('error', function () {
        link.remove();
        reject(new Error(href));
      });
    });
  }
  function use(link) {
    link.media = 'all';
  }
  // Who has scrolled before the styles are there goes on at the same words. As in landing/settle-sections.ts, for a boot script can import nothing.
  function keepPlace(change) {
    var words = scrollY > 0 ? document.elementFromPoint(innerWidth / 2, innerHeight / 2) : null;
    var top = words ? words.getBoundingClientRect().top : 0;
    change();
    if (words) scrollBy({ top: words.getBoundingClientRect().top - top, behavior: 'instant' });
  }
  // All at once: each style sheet or font that arrives alone would lay the page out anew.
  function loadStyles() {
    var arriving = listOf('styles').map(function (href) {
      return retried(style.bind(null, href), 3);
    });
    return Promise.all(arriving).then(function (links) {
      return keepPlace(function () {
        links.forEach(use);
      });
    });
  }
  function loadFonts() {
    var families = document.documentElement.lang.startsWith('zh') ? ['OKK Latin', 'OKK Mono'] : ['OKK Sans', 'OKK Mono'];
    return Promise.all(
      families.map(function (family) {
        return document.fonts.load('1em "' + family + '"', 'a0');
      }),
    );
  }
  function aFewFrames() {
    return new Promise(function (resolve) {
      setTimeout(resolve, 50);
    });
  }
  function useFonts() {
    document.documentElement.dataset.fonts = 'on';
  }
  function run(href) {
    return import(href);
  }
  function loadModules() {
    var modules = listOf('modules');
    modules.forEach(function (href) {
      add('modulepreload', href);
    });
    // Each file runs in a task of its own, so that none keeps the visitor waiting. The list begins with the page's start; what that stands on goes before it.
    var inOrder = modules.slice(1).concat(modules.slice(0, 1));
    inOrder.reduce(function (before, href) {
      return before.then(function () {
        return retried(run.bind(null, href), 3);
      });
    }, Promise.resolve());
  }
  function load() {
    if (isLoading) return;
    isLoading = true;
    // Three tasks: twenty requests in one would keep a phone busy.
    var fonts = loadFonts();
    setTimeout(function () {
      // Not in the frame that takes the styles: both lay the page out anew, one long task for a phone.
      Promise.all([fonts, loadStyles().then(aFewFrames)]).then(useFonts, useFonts);
      setTimeout(loadModules);
    });
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
