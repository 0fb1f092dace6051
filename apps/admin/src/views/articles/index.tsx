import { parentId } from '@shiji/backoffice/nouns/tree/use-parent-nodes.ts'
import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import type { ColumnOf } from '@shiji/backoffice/page/declaration/page-parts.ts'
import { useRowsOf } from '@shiji/backoffice/page/declaration/rows-of.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import { articleCall, articleMenuCall } from '@shiji/contract/content/article.calls.ts'
import type { ArticleMenu } from '@shiji/contract/content/articles.ts'
import { useMemo } from 'react'
import { columnNodes } from '../../features/content/column-nodes.ts'
import { enabledColumn, enabledField, enabledSearch, richDetails } from '../../features/content/shown-parts.tsx'
import { callNameRule, richFields, sortRule, titleFields, titleRules } from '../../features/content/text-fields.ts'
import { pathTo } from '../../features/menus/menu-nodes.ts'

const articles = (rows: readonly ArticleMenu[]) =>
  declarePage(articleCall, ({ say, locale, upload }) => {
    const columns: readonly ColumnOf<typeof articleCall>[] = [
      { id: 'title', title: say('content.title'), render: row => inLanguage(row, 'title', locale) },
      { id: 'menu_id', title: say('content.column'), render: row => inLanguage(row, 'menu_name', locale) },
      { id: 'name', title: say('content.call_name'), sortable: true, copy: true },
      enabledColumn(say),
      { id: 'is_sort', title: say('common.sort'), kind: 'number', sortable: true },
      { id: 'clicks', title: say('content.clicks'), kind: 'number' },
      { id: 'updated_at', title: say('content.updated_at'), kind: 'time', sortable: true },
      { id: 'created_at', title: say('common.created_at'), kind: 'time', hidden: true },
    ]
    return {
      columns,
      details: [...columns, ...richDetails(say)],
      search: [
        { type: 'text', name: 'title', label: say('content.title') },
        {
          type: 'select',
          name: 'menu_id',
          label: say('content.column'),
          choices: rows.map(row => ({ value: row.id, label: inLanguage(row, 'name', locale) })),
        },
        { type: 'text', name: 'name', label: say('content.call_name') },
        enabledSearch(say),
      ],
      form: [
        {
          type: 'cascader',
          name: 'menu_id',
          label: say('content.column'),
          nodes: columnNodes(rows, locale),
          anyLevel: true,
          required: true,
        },
        {
          type: 'text',
          name: 'name',
          label: say('content.call_name'),
          hint: say('content.article_name_hint'),
          required: true,
        },
        ...titleFields(say),
        { type: 'number', name: 'is_sort', label: say('common.sort') },
        enabledField(say),
        ...richFields(say, upload),
      ],
      initial: {
        ...{ menu_id: null, name: '', title: '', title_en: '', is_sort: 0, enabled: true },
        ...{ content: '', content_en: '' },
      },
      toValues: ({ menu_id, name, title, title_en, is_sort, enabled, content, content_en }) => ({
        ...{ menu_id: pathTo(rows, menu_id), name, title, title_en, is_sort, enabled, content, content_en },
      }),
      toBody: ({ menu_id, ...rest }) => ({ ...rest, menu_id: parentId(menu_id) }),
      schema: rules =>
        rules.object({
          name: callNameRule(say, rules),
          ...titleRules(say, rules, 80, 120),
          is_sort: sortRule(say, rules),
        }),
    }
  })

/** Articles of the help centre, each in a column and with its own address. */
export function Component() {
  const rows = useRowsOf(articleMenuCall)
  const declare = useMemo(() => articles(rows), [rows])
  return <ResourcePage declare={declare} texts={['content', 'records']} />
}
