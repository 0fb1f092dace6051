import { createBackofficeApp } from '@shiji/backoffice/app/create-backoffice-app.tsx'

await createBackofficeApp({
  area: 'admin',
  texts: 'admin',
  loadViews: async () => (await import('./views.ts')).views,
})
