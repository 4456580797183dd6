// Who taps, types or scrolls on the landing page before it runs is on the way to its figures: the coin list is requested at once, and
// lib/early-call.ts hands the response to the call that would have requested it. The worker, where it is in control, responds at once anyway.
(function () {
  var events = ['pointerdown', 'keydown', 'scroll'];
  function request() {
    events.forEach(function (name) {
      removeEventListener(name, request, true);
    });
    if (window.earlyCall !== undefined || (navigator.serviceWorker && navigator.serviceWorker.controller)) return;
    var language = /(?:^|; )lang=(\w+)/.exec(document.cookie);
    var limit = new AbortController();
    var call = { path: '__COIN_LIST_PATH__', body: 'web=' + location.hostname, limit: limit };
    call.response = fetch(call.path, {
      method: 'POST',
      body: call.body,
      headers: {
        'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
        poolId: '__POOL_ID__',
        language: language ? language[1] : 'en',
      },
      signal: limit.signal,
    });
    // Whoever takes it sees the failure.
    call.response.catch(function () {});
    window.earlyCall = call;
  }
  if (!/^\/(home)?$/.test(location.pathname)) return;
  events.forEach(function (name) {
    addEventListener(name, request, { capture: true, passive: true });
  });
})();
