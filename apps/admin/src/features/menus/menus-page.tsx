import { parentId, rootNode } from '@shiji/backoffice/nouns/tree/use-parent-nodes.ts'
import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import { useRowsOf } from '@shiji/backoffice/page/declaration/rows-of.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import type { adminMenuCall, sellerMenuCall } from '@shiji/contract/platform/menu.calls.ts'
import type { MenuRow } from '@shiji/contract/platform/platform.ts'
import { useMemo } from 'react'
import { parentNodes, pathTo } from './menu-nodes.ts'

const OPENINGS = [0, 1] as const
type MenuCall = typeof adminMenuCall | typeof sellerMenuCall

const menus = (call: MenuCall, rows: readonly MenuRow[]) =>
  declarePage(call, ({ say, locale }) => {
    const openings = OPENINGS.map(value => ({ value, label: say(`admin.menu.is_open.${value}`) }))
    return {
      tree: true,
      columns: [
        { id: 'name', title: say('common.name') },
        { id: 'name_en', title: say('records.name_en') },
        { id: 'icon', title: say('admin.menu.icon'), kind: 'icon' },
        { id: 'apis', title: say('admin.menu.apis') },
        { id: 'view', title: say('admin.menu.view') },
        {
          id: 'is_open',
          title: say('admin.menu.is_open'),
          render: row => openings.find(({ value }) => value === row.is_open)?.label,
        },
        { id: 'is_sort', title: say('common.sort'), kind: 'number', sortable: true },
        { id: 'code', title: say('admin.menu.code'), hidden: true },
      ],
      search: [
        { type: 'text', name: 'name', label: say('common.name') },
        { type: 'text', name: 'name_en', label: say('records.name_en') },
        { type: 'text', name: 'apis', label: say('admin.menu.apis') },
        { type: 'text', name: 'view', label: say('admin.menu.view') },
      ],
      form: [
        {
          type: 'cascader',
          name: 'pid',
          label: say('records.parent'),
          nodes: [rootNode(say), ...parentNodes(rows, locale)],
          anyLevel: true,
        },
        { type: 'icon', name: 'icon', label: say('admin.menu.icon') },
        { type: 'text', name: 'name', label: say('common.name'), required: true },
        { type: 'text', name: 'name_en', label: say('records.name_en'), required: true },
        { type: 'text', name: 'apis', label: say('admin.menu.apis'), hint: say('admin.menu.apis_hint') },
        { type: 'text', name: 'view', label: say('admin.menu.view'), hint: say('admin.menu.view_hint') },
        { type: 'radio', name: 'is_open', label: say('admin.menu.is_open'), choices: openings },
        { type: 'number', name: 'is_sort', label: say('common.sort') },
      ],
      initial: { pid: [0], icon: '', name: '', name_en: '', apis: '', view: '', is_open: 0, is_sort: 0 },
      toValues: ({ pid, icon, name, name_en, apis, view, is_open, is_sort }) => ({
        ...{ pid: pid === 0 ? [0] : pathTo(rows, pid), icon, name, name_en, apis, view, is_open, is_sort },
      }),
      toBody: ({ pid, icon, ...rest }) => ({ ...rest, icon: icon ?? '', pid: parentId(pid) }),
      schema: ({ number, object, string }) =>
        object({
          name: string().max(40, say('error.max_length', { limit: 40 })),
          name_en: string().max(60, say('error.max_length', { limit: 60 })),
          apis: string()
            .max(200, say('error.max_length', { limit: 200 }))
            .matches(/^(\/(?!\/)[\w/{}:?=&.-]*|https?:\/\/\S+)?$/, say('admin.menu.apis_hint')),
          view: string()
            .max(80, say('error.max_length', { limit: 80 }))
            .matches(/^([\w-]+(\/[\w-]+)*)?$/, say('admin.menu.view_hint')),
          is_sort: number()
            .nullable()
            .min(0, say('error.minimum', { limit: 0 }))
            .max(9999, say('error.maximum', { limit: 9999 })),
        }),
    }
  })

/** The menu of one back office: a tree of modules, groups and pages. */
export function MenusPage({ call }: { readonly call: MenuCall }) {
  // Parents can change here, so their names and places are needed as a whole.
  const rows = useRowsOf(call)
  const declare = useMemo(() => menus(call, rows), [call, rows])
  return <ResourcePage declare={declare} texts={['admin', 'records']} />
}
