// Before the first paint: the theme that was chosen, so that nobody is dazzled at night.
(function () {
  var page = document.documentElement;
  var liked = {};
  try {
    liked = JSON.parse(localStorage.getItem('tonalli-settings') || '{}');
  } catch {
    // Nothing kept: the system decides.
  }
  var theme = liked.theme || 'auto';
  var night = theme === 'night' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.dataset.theme = night ? 'night' : 'day';

  // The language: as the address says, as was chosen, as the browser is set; the first that there is.
  var languages = JSON.parse(page.dataset.languages || '{"en":"English"}');
  var wanted = [new URLSearchParams(location.search).get('lang'), liked.language].concat(navigator.languages || []);
  page.lang = wanted.map(function (each) { return String(each || '').split('-')[0].toLowerCase(); })
    .find(function (each) { return Object.hasOwn(languages, each); }) || 'en';

  // And the words of the page, which nothing can be shown without: a table says those of its game.
  var table = /^\/table\/([\w-]+)$/.exec(location.pathname);
  var words = document.createElement('link');
  words.rel = 'preload';
  words.as = 'fetch';
  words.crossOrigin = 'anonymous';
  words.href = '/api/words/' + page.lang + (table ? '?table=' + table[1] : '');
  document.head.append(words);
})();
