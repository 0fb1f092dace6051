import { createBackofficeApp } from '@shiji/backoffice/app/create-backoffice-app.tsx'

await createBackofficeApp({
  area: 'seller',
  texts: 'seller',
  loadViews: async () => (await import('./views.ts')).views,
})
