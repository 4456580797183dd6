// A click before its part of the page is hydrated counts: its button is kept here, and lib/early-click.ts clicks it once something answers.
document.addEventListener(
  'click',
  function (event) {
    var button = event.target.closest('button');
    // After its dispatch: React may hydrate a part for this very click.
    setTimeout(function () {
      var isHydrated = document.documentElement.dataset.ready && !(button && button.closest('[data-section]:not([data-hydrated])'));
      window.earlyClick = isHydrated ? null : button;
    });
  },
  true,
);
