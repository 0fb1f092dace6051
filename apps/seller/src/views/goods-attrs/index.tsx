import { useStoreClassesQuery } from '@shiji/api/catalog/catalog.back-office.api.ts'
import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import { fromLines, isTwice, toLines } from '@shiji/backoffice/nouns/attribute/value-lines.ts'
import { classNodes } from '@shiji/backoffice/nouns/tree/class-nodes.ts'
import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { LAST_PLACE } from '@shiji/backoffice/page/declaration/record-rules.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import { goodsAttrsCall } from '@shiji/contract/catalog/goods-attr.calls.ts'
import { GOODS_ATTR_KINDS } from '@shiji/contract/catalog/words.ts'
import type { CascadeNode } from '@shiji/ui/common/cascader/cascade-node.ts'
import type { Choice } from '@shiji/ui/common/select/select.tsx'
import { TagBadge } from '@shiji/ui/common/tag-badge/tag-badge.tsx'
import { useMemo } from 'react'
import { useClassChoices } from '../../features/stock/class-choices.ts'

/** Values of one attribute, as the contract has it. */
const MOST_VALUES = 60
const LONGEST = 60

const attrs = (nodes: readonly CascadeNode[], choices: readonly Choice[]) =>
  declarePage(goodsAttrsCall, ({ say, locale }) => {
    const kinds = GOODS_ATTR_KINDS.map(value => ({ value, label: say(`goods.attr_kind.${value}`) }))
    const facts = [
      { type: 'text', name: 'name', label: say('common.name'), hint: say('goods.attr_name_hint'), required: true },
      { type: 'text', name: 'name_en', label: say('records.name_en') },
      {
        type: 'textarea',
        name: 'lines',
        own: true,
        label: say('goods.attr_values'),
        hint: say('goods.attr_values_hint'),
        limit: 6_000,
        span: 24,
        required: true,
      },
      {
        type: 'switch',
        name: 'is_filter',
        label: say('goods.attr_filter'),
        hint: say('goods.attr_filter_hint'),
        on: true,
        off: false,
      },
      { type: 'number', name: 'is_sort', label: say('common.sort') },
    ] as const
    return {
      columns: [
        { id: 'name', title: say('common.name'), sortable: true, render: row => inLanguage(row, 'name', locale) },
        { id: 'kind', title: say('goods.attr_kind'), render: row => say(`goods.attr_kind.${row.kind}`) },
        { id: 'class_name', title: say('goods.class'), render: row => inLanguage(row, 'class_name', locale) },
        {
          id: 'values',
          title: say('goods.attr_values'),
          render: row =>
            row.values.map(value => <TagBadge key={value.name} value={inLanguage(value, 'name', locale)} />),
        },
        {
          id: 'is_filter',
          title: say('goods.attr_filter'),
          render: row => {
            if (row.joins_class) return say('goods.attr_joins')
            return say(row.is_filter ? 'common.yes' : 'common.no')
          },
        },
        { id: 'is_sort', title: say('common.sort'), sortable: true },
      ],
      search: [
        { type: 'select', name: 'kind', label: say('goods.attr_kind'), choices: kinds },
        { type: 'select', name: 'class_id', label: say('goods.class'), choices, filterable: true },
        { type: 'text', name: 'name', label: say('common.name') },
        { type: 'text', name: 'name_en', label: say('records.name_en') },
      ],
      form: [
        { type: 'radio', name: 'kind', label: say('goods.attr_kind'), choices: kinds, required: true },
        { type: 'cascader', name: 'class_id', label: say('goods.class'), nodes, required: true },
        ...facts,
      ],
      editForm: facts,
      initial: { kind: 'attribute', class_id: [], name: '', name_en: '', is_filter: false, is_sort: 0 },
      ownInitial: { lines: '' },
      toValues: ({ name, name_en, values, is_filter, is_sort }) => ({
        name,
        name_en,
        lines: toLines(values),
        is_filter,
        is_sort,
      }),
      toBody: ({ class_id, lines, is_sort, ...rest }) => ({
        ...rest,
        ...(Array.isArray(class_id) ? { class_id: class_id.at(-1) } : {}),
        is_sort: is_sort ?? 0,
        values: fromLines(String(lines ?? '')),
      }),
      schema: ({ number, object, string }) =>
        object({
          name: string().max(40, say('error.max_length', { limit: 40 })),
          name_en: string().max(LONGEST, say('error.max_length', { limit: LONGEST })),
          is_sort: number()
            .nullable()
            .min(0, say('error.minimum', { limit: 0 }))
            .max(LAST_PLACE, say('error.maximum', { limit: LAST_PLACE })),
          lines: string()
            .test('some', say('error.required'), text => fromLines(text ?? '').length > 0)
            .test(
              'most',
              say('error.max_items', { limit: MOST_VALUES }),
              text => fromLines(text ?? '').length <= MOST_VALUES,
            )
            .test('once', say('goods.value_twice'), text => !isTwice(fromLines(text ?? '')))
            .test('length', say('error.max_length', { limit: 40 }), text =>
              fromLines(text ?? '').every(value => value.name.length <= 40 && value.name_en.length <= LONGEST),
            ),
        }),
    }
  })

const NONE: readonly never[] = []

/** Attributes and specs of the store by class: what its goods form offers, and what buyers filter its goods by. */
export function Component() {
  const maySee = useHeldPermissions()('goods.view')
  const { data: tree = NONE } = useStoreClassesQuery(undefined, { skip: !maySee })
  const choices = useClassChoices()
  const declare = useMemo(
    () => (tools: Parameters<ReturnType<typeof attrs>>[0]) => attrs(classNodes(tree, tools.locale), choices)(tools),
    [tree, choices],
  )
  return <ResourcePage declare={declare} texts={['goods', 'records']} />
}
