// A click before its part of the page is hydrated counts: its button is kept here, and lib/early-click.ts clicks it once that part is hydrated.
document.addEventListener(
  'click',
  function (event) {
    var link = event.target.closest('a[href^="#"]');
    if (link && document.documentElement.dataset.arrival) jumpTo(link.hash);
    var button = event.target.closest('button');
    var isHydrated = document.documentElement.dataset.ready && !(button && button.closest('[data-section]:not([data-hydrated])'));
    window.earlyClick = isHydrated ? null : button;
  },
  true,
);
// React stops the click of a part that it cannot hydrate yet: one that comes through to here has been handled.
document.addEventListener('click', function () {
  if (document.documentElement.dataset.ready) window.earlyClick = null;
});

// On the way to a section everything above it is to have its real height: a jump by guessed ones ends elsewhere. Chromium may still lay out
// what it had skipped by styles of before; until the page runs or the visitor moves, the section is led back to its place.
function jumpTo(hash) {
  var root = document.documentElement;
  delete root.dataset.arrival;
  if (!window.ResizeObserver) return;
  var observer = new ResizeObserver(function () {
    if (root.dataset.ready) return observer.disconnect();
    var section = location.hash === hash && document.getElementById(hash.slice(1));
    if (section) section.scrollIntoView({ behavior: 'instant' });
  });
  observer.observe(document.body);
  ['wheel', 'touchstart', 'pointerdown', 'keydown'].forEach(function (move) {
    document.addEventListener(
      move,
      function () {
        observer.disconnect();
      },
      { once: true },
    );
  });
}
