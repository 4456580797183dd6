// A click before its part of the page is hydrated counts: its button is kept here, and lib/early-click.ts clicks it once that part is hydrated.
document.addEventListener(
  'click',
  function (event) {
    // On the way to a section everything above it is to have its real height: a jump by guessed ones ends elsewhere.
    if (event.target.closest('a[href^="#"]')) delete document.documentElement.dataset.arrival;
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
