// A click before its part of the page is hydrated counts: the button is marked, and lib/early-click.ts clicks it again once something answers.
document.addEventListener(
  'click',
  function (event) {
    var button = event.target.closest('button');
    // After its dispatch: React may hydrate a part for this very click.
    setTimeout(function () {
      var marked = document.querySelector('[data-early-click]');
      if (marked) marked.removeAttribute('data-early-click');
      if (button && !(document.documentElement.dataset.ready && !button.closest('[data-section]:not([data-hydrated])')))
        button.dataset.earlyClick = '';
    });
  },
  true,
);
