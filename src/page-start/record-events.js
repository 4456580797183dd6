// What is clicked and typed before its part of the page is hydrated counts: noted here in order, done again by events.ts.
var earlyEvents = [];
function noteEarly(event) {
  var dataset = document.documentElement.dataset;
  // Sections are laid out from now on: a jump by guessed heights ends elsewhere.
  if (dataset.arrival && event.target.closest('a[href^="#"]')) dataset.arrival = 'jump';
  var target = event.target.closest('button,input');
  if (target && (dataset.phase !== 'ready' || target.closest('[data-section]:not([data-hydrated])')))
    earlyEvents.push({ event: event, value: target.value });
}
addEventListener('click', noteEarly, true);
addEventListener('input', noteEarly, true);
