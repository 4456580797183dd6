// A click before its part of the page is hydrated counts, and so does what is typed after it: kept here in order, done again by lib/early-events.ts.
window.earlyEvents = [];
['click', 'input'].forEach(function (type) {
  var selector = type === 'click' ? 'button' : 'input:not([type=checkbox],[type=radio],[type=range])';
  var dataset = document.documentElement.dataset;
  function others(target) {
    return window.earlyEvents.filter(function (event) {
      return event.target !== target;
    });
  }
  document.addEventListener(
    type,
    function (event) {
      // Sections are laid out from now on: a jump by guessed heights ends elsewhere (early-jump.ts).
      if (dataset.arrival && type === 'click' && event.target.closest('a[href^="#"]')) dataset.arrival = 'jump';
      var target = event.target.closest(selector);
      if (!target || (dataset.ready && !target.closest('[data-section]:not([data-hydrated])'))) return;
      var early = (window.earlyEvents = others(target));
      // What is typed before any click counts as it stands (ui/use-set-early.ts).
      if (type === 'click' || early.length > 0) early.push({ type: type, target: target, value: target.value });
    },
    true,
  );
  // React stops the event of a part that it cannot hydrate yet: one that comes through to here has been handled.
  document.addEventListener(type, function (event) {
    if (dataset.ready) window.earlyEvents = others(event.target.closest(selector));
  });
});
