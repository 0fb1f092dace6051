import { createBackofficeApp } from '@shiji/backoffice/shell/app/create-backoffice-app.tsx'

// Not awaited: an `await` at the top level keeps the bundler from joining files.
void createBackofficeApp({
  area: 'admin',
  texts: 'admin',
  loadViews: async () => (await import('./views.ts')).views,
})
