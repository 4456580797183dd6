// The page repairs itself when its scripts fail at start and no part of our interface is there to help.
(function () {
  var key = 'boot-watchdog';
  var limitMs = 12000;
  var hungMs = 30000;
  var started = Date.now();
  var isBroken = false;
  var isMissing = 0;
  function note(event) {
    var tag = event.target && event.target.tagName;
    if (!tag || tag === 'SCRIPT') isBroken = true;
    // Chromium, Firefox and Safari each word a missing module differently.
    isMissing |= tag === 'SCRIPT' || /import|module/i.test(event.reason);
  }
  addEventListener('error', note, true);
  addEventListener('unhandledrejection', note);
  function reload() {
    location.reload();
  }
  function takeNew(registration) {
    var worker = registration.installing || registration.waiting;
    if (!worker) return reload();
    function step() {
      if (worker.state === 'installed') worker.postMessage({ type: 'SKIP_WAITING' });
      if (worker.state === 'activated' || worker.state === 'redundant') reload();
    }
    // While it is being installed, too: it does not wait for the rest of the offline copy then.
    worker.postMessage({ type: 'SKIP_WAITING' });
    worker.addEventListener('statechange', step);
    setTimeout(reload, 10000);
    step();
  }
  function startOver(registration) {
    return caches
      .keys()
      .then(function (names) {
        return Promise.all(
          names.map(function (name) {
            return caches.delete(name);
          }),
        );
      })
      .then(registration.unregister.bind(registration))
      .then(reload);
  }
  // A deploy that is still being copied: once all files are there that the page names now, it loads again.
  function waitForFiles(pauseMs) {
    var notice = document.getElementById('old-browser');
    notice.textContent = notice.dataset.late;
    notice.hidden = false;
    notice.style.cssText = 'position:fixed;bottom:0;padding:1rem;background:#fff;color:#000';
    setTimeout(function () {
      fetch(location.href, { cache: 'reload' })
        .then(function (page) {
          return page.text();
        })
        .then(function (html) {
          // A sheet that is linked but disabled stands in another.
          return Promise.all(
            html.match(/\/assets\/[^"]+\.(?:js|css)(?=">)/g).map(function (file) {
              return fetch(file, { cache: 'reload', method: 'HEAD' }).then(function (response) {
                return response.ok || Promise.reject();
              });
            }),
          );
        })
        .then(reload, function () {
          waitForFiles(2 * pauseMs);
        });
    }, pauseMs);
  }
  function heal() {
    var tries = Number(sessionStorage.getItem(key));
    if (tries > 1) {
      sessionStorage.setItem(key, String(tries + 1));
      if (isMissing) waitForFiles(4000 * tries);
      return;
    }
    navigator.serviceWorker
      .getRegistration()
      .then(function (registration) {
        if (!registration) {
          sessionStorage.setItem(key, '2');
          return tries ? heal() : reload();
        }
        // Rejects while the server is out of reach: then nothing is thrown away.
        return registration.update().then(function () {
          sessionStorage.setItem(key, String(tries + 1));
          return tries ? startOver(registration) : takeNew(registration);
        });
      })
      .catch(function () {});
  }
  var timer = setInterval(function () {
    var passed = Date.now() - started;
    try {
      if (document.documentElement.dataset.phase === 'ready') {
        clearInterval(timer);
        sessionStorage.removeItem(key);
      } else if (passed > hungMs || (passed > limitMs && isBroken)) {
        clearInterval(timer);
        heal();
      }
    } catch {
      // Blocked storage: without a memory of its tries it could loop.
      clearInterval(timer);
    }
  }, 500);
})();
