import { useShijiDispatch } from '@shiji/api/hooks.ts'
import { resourceApi } from '@shiji/api/resource/resource.api.ts'
import { type ListCall, type PageWire, pagePath } from '@shiji/contract/lists/list-call.ts'
import { type SayText, useLocale, useText } from '@shiji/i18n/react.ts'
import type { CascadeNode } from '@shiji/ui/common/cascader/cascade-node.ts'
import { useCallback } from 'react'
import { type InBoth, inLanguage } from '../../page/declaration/in-language.ts'
import { rowsOf } from '../../page/declaration/rows-of.ts'

/** Number of levels in the trees of the platform: divisions, classes and menus alike. */
const DEEPEST = 3

/** Loads the nodes below one; undefined for the root. */
export type LoadParents = (parent: CascadeNode | undefined) => Promise<readonly CascadeNode[]>

/** A record of a lazy tree. */
interface TreeRow extends InBoth<'name'> {
  readonly id: number
  readonly level: number
  readonly has_children: boolean
}

/** The root, and the records of a lazy tree that can have children, level by level: all but the deepest. */
export function useParentNodes<T extends PageWire & { readonly row: TreeRow }>(call: ListCall<T>): LoadParents {
  const dispatch = useShijiDispatch()
  const locale = useLocale()
  const say = useText('records')
  return useCallback(
    async parent => {
      const pid = Number(parent?.value ?? 0)
      const found = await dispatch(
        resourceApi.endpoints.listChildren.initiate(
          { path: pagePath(call), pid },
          { subscribe: false, forceRefetch: true },
        ),
      ).unwrap()
      const nodes = rowsOf(call, found).map(row => ({
        label: inLanguage(row, 'name', locale),
        value: row.id,
        leaf: !row.has_children || row.level >= DEEPEST - 1,
      }))
      return parent === undefined ? [rootNode(say), ...nodes] : nodes
    },
    [dispatch, locale, call, say],
  )
}

/** The root of a tree, as a choice of parent. */
export const rootNode = (say: SayText): CascadeNode => ({ label: say('records.top_level'), value: 0, leaf: true })

/** The last id of a chosen path; 0, the root, if nothing is chosen. */
export const parentId = (path: unknown): number => (Array.isArray(path) ? Number(path.at(-1) ?? 0) : 0)
