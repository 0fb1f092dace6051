import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import { courierCall } from './courier-call.ts'

const couriers = declarePage(courierCall, ({ say }) => ({
  columns: [
    { id: 'name', title: say('admin.express.name'), sortable: true },
    { id: 'code', title: say('admin.express.code') },
    { id: 'phone', title: say('admin.express.phone') },
    { id: 'is_sort', title: say('admin.express.sort'), kind: 'number', sortable: true },
    { id: 'created_at', title: say('common.created_at'), kind: 'time', sortable: true },
  ],
  search: [
    { type: 'text', name: 'name', label: say('admin.express.name') },
    { type: 'daterange', name: 'created_at', label: say('common.created_at') },
  ],
  form: [
    { type: 'text', name: 'name', label: say('admin.express.name'), required: true },
    { type: 'text', name: 'code', label: say('admin.express.code'), hint: say('admin.express.code_hint') },
    { type: 'text', name: 'phone', label: say('admin.express.phone'), inputMode: 'tel' },
    { type: 'number', name: 'is_sort', label: say('admin.express.sort') },
  ],
  initial: { name: '', code: '', phone: '', is_sort: 0 },
  schema: ({ number, object, string }) =>
    object({
      name: string().max(40, say('error.max_length', { limit: 40 })),
      is_sort: number()
        .nullable()
        .min(0, say('error.minimum', { limit: 0 })),
    }),
  buttons: { deletes: true },
}))

/** What the menu opens: every file of `src/views/` exports its screen under this name. */
export const Component = () => <ResourcePage declare={couriers} texts={['admin']} />
