import { createBackofficeApp } from '@shiji/backoffice/app/create-backoffice-app.tsx'

await createBackofficeApp({
  area: 'seller',
  texts: 'seller',
  views: import.meta.glob(['./views/**/*.tsx', '!**/*.test.tsx']),
})
