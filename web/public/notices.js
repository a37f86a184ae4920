// Tells of a turn while no page is open; what it says comes from the server, encrypted for this browser.
self.addEventListener('push', (event) => {
  let told = {};
  try {
    told = event.data ? event.data.json() : {};
  } catch {
    // A notice without words is still a notice.
  }
  const language = new URL(self.location.href).searchParams.get('lang') ?? '';
  const { table = '', title = 'Tonalli', body = '' } = { ...told, ...told.languages?.[language] };
  event.waitUntil(self.registration.showNotification(title, { body, tag: table, icon: '/icon-192.png', badge: '/icon-192.png', data: { table } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data?.table ? `/table/${encodeURIComponent(event.notification.data.table)}` : '/';
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const there = pages.find((page) => new URL(page.url).pathname === path);
      return there ? there.focus() : self.clients.openWindow(path);
    }),
  );
});
