import { useShijiDispatch } from '@shiji/api/hooks.ts'
import { resourceApi } from '@shiji/api/resource/resource.api.ts'
import { type SayText, useLocale, useText } from '@shiji/i18n/react.ts'
import type { CascadeNode } from '@shiji/ui/form/form-field.ts'
import { useCallback } from 'react'
import { inLanguage } from '../records/read-row.ts'

/** Levels that the trees of the platform have: divisions, classes and menus alike. */
const DEEPEST = 3

/** What asks for the nodes below one, undefined for the root. */
export type LoadParents = (parent: CascadeNode | undefined) => Promise<readonly CascadeNode[]>

/** The root, and the records of a lazy tree that something can be put below, level by level: all but the deepest. */
export function useParentNodes(path: string): LoadParents {
  const dispatch = useShijiDispatch()
  const locale = useLocale()
  const say = useText('records')
  return useCallback(
    async parent => {
      const pid = Number(parent?.value ?? 0)
      const rows = await dispatch(
        resourceApi.endpoints.listChildren.initiate({ path, pid }, { subscribe: false, forceRefetch: true }),
      ).unwrap()
      const nodes = rows.map(row => ({
        label: inLanguage(row, 'name', locale),
        value: row.id,
        leaf: row.has_children !== true || Number(row.level) >= DEEPEST - 1,
      }))
      return parent === undefined ? [rootNode(say), ...nodes] : nodes
    },
    [dispatch, locale, path, say],
  )
}

/** The root of a tree, to choose as a parent. */
export const rootNode = (say: SayText): CascadeNode => ({ label: say('records.top_level'), value: 0, leaf: true })

/** The id that a chosen path ends in; 0, the root, where nothing is chosen. */
export const parentId = (path: unknown): number => (Array.isArray(path) ? Number(path.at(-1) ?? 0) : 0)
