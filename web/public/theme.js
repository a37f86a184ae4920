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
})();
