import { createBackofficeApp } from '@shiji/backoffice/app/create-backoffice-app.tsx'

await createBackofficeApp({
  area: 'admin',
  texts: 'admin',
  views: import.meta.glob(['./views/**/*.tsx', '!**/*.test.tsx']),
})
