// A click before its part of the page is hydrated counts: its button is kept here, and lib/early-click.ts clicks it once that part is hydrated.
document.addEventListener(
  'click',
  function (event) {
    var dataset = document.documentElement.dataset;
    // Sections are laid out from now on: a jump by guessed heights ends elsewhere (early-jump.ts).
    if (dataset.arrival && event.target.closest('a[href^="#"]')) dataset.arrival = 'jump';
    var button = event.target.closest('button');
    var isHydrated = dataset.ready && !(button && button.closest('[data-section]:not([data-hydrated])'));
    window.earlyClick = isHydrated ? null : button;
  },
  true,
);
// React stops the click of a part that it cannot hydrate yet: one that comes through to here has been handled.
document.addEventListener('click', function () {
  if (document.documentElement.dataset.ready) window.earlyClick = null;
});
