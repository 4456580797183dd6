// The agreement that stands in the page is open from the first paint on, where it is due: opened in the first frame that has it, which the browser
// does not draw before it has the styles, and whose layout showModal only brings forward. It decides as lib/kiosk.ts and features/notices/session-flags.ts do,
// which cannot be imported here; features/notices/standing-agreement.ts goes on.
(function () {
  var agreement;
  var isBroken = false;
  // Without scripts it could not be confirmed: the page is left to be read.
  addEventListener(
    'error',
    function (event) {
      if (event.target.tagName !== 'SCRIPT') return;
      isBroken = true;
      if (!agreement) return;
      delete agreement.dataset.standing;
      agreement.close();
    },
    true,
  );
  requestAnimationFrame(function open() {
    try {
      agreement = document.getElementById('agreement');
      if (!agreement && document.readyState === 'loading') requestAnimationFrame(open);
      if (
        agreement &&
        !isBroken &&
        !/\bagreement=1\b/.test(document.cookie) &&
        sessionStorage['cookie-agreement'] !== '1' &&
        !/[?&]kiosk=1\b/.test(location.search) &&
        !/bot\b|crawl|spider|slurp|preview/i.test(navigator.userAgent)
      ) {
        agreement.dataset.standing = '';
        agreement.querySelector('h2').setAttribute('autofocus', '');
        agreement.showModal();
      }
    } catch {
      // Blocked storage is normal: it opens when the page runs.
    }
  });
})();
