// Shows the shop's messages while no page of it is open, and opens what they tell of.
self.addEventListener('push', (event) => {
  const { title, body, href } = event.data?.json() ?? {};
  if (title) event.waitUntil(self.registration.showNotification(title, { body, data: { href }, icon: '/favicon.svg' }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data?.href ?? '/'));
});
