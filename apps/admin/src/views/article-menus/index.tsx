import { type LoadParents, parentId, useParentNodes } from '@shiji/backoffice/nouns/tree/use-parent-nodes.ts'
import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import type { PageField } from '@shiji/backoffice/page/declaration/page-parts.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import { articleMenuCall } from '@shiji/contract/content/article.calls.ts'
import type { ArticleMenuChange } from '@shiji/contract/content/articles.ts'
import { useMemo } from 'react'
import { sortRule } from '../../features/content/text-fields.ts'

const columns = (load: LoadParents) =>
  declarePage(articleMenuCall, ({ say }) => {
    const facts: readonly PageField<ArticleMenuChange>[] = [
      { type: 'text', name: 'name', label: say('common.name'), required: true },
      { type: 'text', name: 'name_en', label: say('records.name_en'), required: true },
      { type: 'number', name: 'is_sort', label: say('common.sort') },
    ]
    return {
      tree: true,
      columns: [
        { id: 'name', title: say('common.name'), sortable: true },
        { id: 'name_en', title: say('records.name_en') },
        { id: 'is_sort', title: say('common.sort'), kind: 'number', sortable: true },
        { id: 'created_at', title: say('common.created_at'), kind: 'time' },
      ],
      search: [
        { type: 'text', name: 'name', label: say('common.name') },
        { type: 'text', name: 'name_en', label: say('records.name_en') },
      ],
      form: [{ type: 'cascader', name: 'pid', label: say('records.parent'), load, anyLevel: true }, ...facts],
      editForm: facts,
      initial: { pid: [0], name: '', name_en: '', is_sort: 0 },
      toBody: ({ pid, ...rest }) => (pid === undefined ? rest : { ...rest, pid: parentId(pid) }),
      schema: rules =>
        rules.object({
          name: rules.string().max(35, say('error.max_length', { limit: 35 })),
          name_en: rules.string().max(60, say('error.max_length', { limit: 60 })),
          is_sort: sortRule(say, rules),
        }),
    }
  })

/** Columns of the help centre, up to three levels. */
export function Component() {
  const load = useParentNodes(articleMenuCall)
  const declare = useMemo(() => columns(load), [load])
  return <ResourcePage declare={declare} texts={['content', 'records']} />
}
