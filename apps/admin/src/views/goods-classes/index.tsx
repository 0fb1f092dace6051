import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import { type LoadParents, parentId, useParentNodes } from '@shiji/backoffice/nouns/tree/use-parent-nodes.ts'
import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import type { PageField } from '@shiji/backoffice/page/declaration/page-parts.ts'
import { namedAndSorted } from '@shiji/backoffice/page/declaration/record-rules.ts'
import { sortColumn } from '@shiji/backoffice/page/declaration/sort-column.ts'
import { useInlineSave } from '@shiji/backoffice/page/declaration/use-inline-save.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import type { ClassChange } from '@shiji/contract/catalog/catalog.ts'
import { classCall } from '@shiji/contract/catalog/class.calls.ts'
import type { RowOf } from '@shiji/contract/lists/list-call.ts'
import { floatText } from '@shiji/ui/backoffice/data-table/cell/float-text.ts'
import type { InlineEdit } from '@shiji/ui/backoffice/data-table/inline-edit/inline-edit.ts'
import { useMemo } from 'react'

const LEVELS = [1, 2, 3] as const

type Save = InlineEdit<RowOf<typeof classCall>>['save']

const classes = (load: LoadParents, save: Save | undefined) =>
  declarePage(classCall, ({ say, upload }) => {
    const facts: readonly PageField<ClassChange>[] = [
      { type: 'text', name: 'name', label: say('common.name'), required: true },
      { type: 'text', name: 'name_en', label: say('records.name_en'), required: true },
      { type: 'number', name: 'is_sort', label: say('common.sort') },
      {
        type: 'number',
        name: 'commission',
        own: true,
        label: say('admin.class.commission'),
        hint: say('admin.class.commission_hint'),
        decimals: 2,
        unit: '%',
      },
      { type: 'image', name: 'thumb', label: say('admin.class.thumb'), upload },
    ]
    return {
      tree: true,
      columns: [
        { id: 'name', title: say('common.name'), sortable: true },
        { id: 'name_en', title: say('records.name_en') },
        { id: 'thumb', title: say('admin.class.thumb'), kind: 'image' },
        {
          id: 'level',
          title: say('records.level'),
          render: row => LEVELS.filter(level => level === row.level).map(level => say(`admin.class.level.${level}`)),
        },
        sortColumn(say, save),
        {
          id: 'commission_bp',
          title: say('admin.class.commission'),
          render: row =>
            row.own_commission_bp === null
              ? say('admin.class.commission_followed', { rate: floatText(row.commission_bp / 100) })
              : floatText(row.commission_bp / 100),
        },
        { id: 'created_at', title: say('common.created_at'), kind: 'time' },
      ],
      search: [
        { type: 'text', name: 'name', label: say('common.name') },
        { type: 'text', name: 'name_en', label: say('records.name_en') },
        {
          type: 'select',
          name: 'level',
          label: say('records.level'),
          choices: LEVELS.map(value => ({ value, label: say(`admin.class.level.${value}`) })),
        },
        { type: 'daterange', name: 'created_at', label: say('common.created_at') },
      ],
      form: [
        {
          type: 'cascader',
          name: 'pid',
          label: say('records.parent'),
          load,
          anyLevel: true,
        },
        ...facts,
      ],
      editForm: facts,
      initial: { pid: [0], name: '', name_en: '', is_sort: 0, thumb: '' },
      ownInitial: { commission: null },
      toValues: row => ({
        name: row.name,
        name_en: row.name_en,
        is_sort: row.is_sort,
        commission: row.own_commission_bp === null ? null : row.own_commission_bp / 100,
        thumb: row.thumb,
      }),
      toBody: ({ pid, commission, thumb, ...rest }) => ({
        ...rest,
        ...(pid === undefined ? {} : { pid: parentId(pid) }),
        thumb: thumb ?? '',
        commission_bp:
          commission === null || commission === undefined || commission === ''
            ? null
            : Math.round(Number(commission) * 100),
      }),
      schema: rules =>
        rules.object({
          ...namedAndSorted(rules, say),
          commission: rules
            .number()
            .nullable()
            .min(0, say('error.minimum', { limit: 0 }))
            .max(100, say('error.maximum', { limit: 100 })),
        }),
    }
  })

/** Goods classes of three levels, each with the platform's commission. */
export function Component() {
  const load = useParentNodes(classCall)
  const save = useInlineSave(classCall)
  const mayChange = useHeldPermissions()('goods_class.update')
  const declare = useMemo(() => classes(load, mayChange ? save('is_sort') : undefined), [load, save, mayChange])
  return <ResourcePage declare={declare} texts={['admin', 'records']} />
}
