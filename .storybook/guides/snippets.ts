/** What the guide shows to copy, the same in every language. */
export const snippets = {
  generate: 'pnpm new resource-page platform courier --area admin',
  wire: `// apps/server/src/modules/platform/plugin.ts
routes: [ …, ...courierAdminRoutes ]

// packages/contract/src/permissions.ts
platform: [ …, ...crud('courier') ]

// packages/contract/src/platform/audit.ts
AUDIT_RECORDS = [ …, 'courier' ]`,
  migrate: 'pnpm db:generate',
  words: `packages/i18n/messages/{zh-cn,en}/admin.json         "courier.name": "…", "courier.phone": "…"
packages/i18n/messages/{zh-cn,en}/permission.json    "courier.view": "…", .create, .update, .delete
packages/i18n/messages/{zh-cn,en}/audit.json         "subject.courier": "…"`,
  menu: `{
  code: 'couriers',
  zh: '快递员',
  en: 'Couriers',
  icon: 'fa-truck',
  apis: '/Admin/couriers',
  view: 'couriers/index',
  permission: 'courier.view',
},`,
  check: `pnpm format
npx vitest run --project admin apps/admin/src/views/couriers
pnpm check
pnpm dev`,
} as const
