import { type LoadParents, parentId, useParentNodes } from '@shiji/backoffice/nouns/tree/use-parent-nodes.ts'
import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import { areaCall } from '@shiji/contract/platform/area.calls.ts'
import { useMemo } from 'react'

const LEVELS = [1, 2, 3] as const

const areas = (load: LoadParents) =>
  declarePage(areaCall, ({ say }) => ({
    tree: true,
    columns: [
      { id: 'name', title: say('common.name') },
      { id: 'name_en', title: say('records.name_en'), sortable: true },
      { id: 'id', title: say('admin.area.code'), sortable: true },
      {
        id: 'level',
        title: say('records.level'),
        render: row => LEVELS.filter(level => level === row.level).map(level => say(`admin.area.level.${level}`)),
      },
      { id: 'initial', title: say('admin.area.initial') },
    ],
    search: [
      { type: 'text', name: 'name', label: say('common.name') },
      { type: 'text', name: 'name_en', label: say('records.name_en') },
      { type: 'number', name: 'id', label: say('admin.area.code') },
      {
        type: 'select',
        name: 'level',
        label: say('records.level'),
        choices: LEVELS.map(value => ({ value, label: say(`admin.area.level.${value}`) })),
      },
    ],
    form: [
      {
        type: 'cascader',
        name: 'pid',
        label: say('records.parent'),
        load,
        anyLevel: true,
      },
      {
        type: 'number',
        name: 'code',
        label: say('admin.area.code'),
        hint: say('admin.area.code_hint'),
        required: true,
      },
      { type: 'text', name: 'name', label: say('common.name'), required: true },
      { type: 'text', name: 'name_en', label: say('records.name_en'), required: true },
    ],
    editForm: [
      { type: 'text', name: 'name', label: say('common.name'), required: true },
      { type: 'text', name: 'name_en', label: say('records.name_en'), required: true },
    ],
    initial: { pid: [0], code: null, name: '', name_en: '' },
    toBody: ({ pid, ...rest }) => (pid === undefined ? rest : { ...rest, pid: parentId(pid) }),
    schema: ({ number, object, string }) =>
      object({
        code: number().nullable().min(100_000, say('admin.area.code_hint')).max(999_999, say('admin.area.code_hint')),
        name: string().max(40, say('error.max_length', { limit: 40 })),
        name_en: string().max(60, say('error.max_length', { limit: 60 })),
      }),
  }))

/** Administrative divisions: province, city, county. */
export function Component() {
  const load = useParentNodes(areaCall)
  const declare = useMemo(() => areas(load), [load])
  return <ResourcePage declare={declare} texts={['admin', 'records']} />
}
