// Before the first paint: the theme that was chosen, so that nobody is dazzled at night.
(function () {
  var theme = 'auto';
  try {
    theme = JSON.parse(localStorage.getItem('tonalli-settings') || '{}').theme || 'auto';
  } catch {
    // Nothing kept: the system decides.
  }
  var night = theme === 'night' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = night ? 'night' : 'day';

  // And the words of the page, which nothing can be shown without: a table says those of its game.
  var table = /^\/table\/([\w-]+)$/.exec(location.pathname);
  var words = document.createElement('link');
  words.rel = 'preload';
  words.as = 'fetch';
  words.crossOrigin = 'anonymous';
  words.href = '/api/words/en' + (table ? '?table=' + table[1] : '');
  document.head.append(words);
})();
