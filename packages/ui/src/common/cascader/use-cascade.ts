import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import {
  type CascadePath,
  type CascadeView,
  type ColumnState,
  type KnownLevels,
  pathKey,
  viewCascade,
} from './cascade.ts'
import type { CascadeNode } from './cascade-node.ts'

/** Source of a cascade's nodes: the whole tree, or level by level. */
export interface CascadeSource {
  /** The whole tree; or … */
  readonly nodes?: readonly CascadeNode[] | undefined
  /** … loads the children of a node when it is first opened. */
  readonly load?: ((parent: CascadeNode | undefined) => Promise<readonly CascadeNode[]>) | undefined
}

export interface Cascade {
  readonly view: CascadeView
  /** Retries the levels that failed. */
  readonly retry: () => void
}

/** The loaded nodes along a path; while `active`, loads missing levels, each once. */
export function useCascade({ nodes, load }: CascadeSource, path: CascadePath, active: boolean): Cascade {
  const [known, setKnown] = useState<KnownLevels>(() => new Map())
  const put = (key: string, state: ColumnState): void => setKnown(levels => new Map(levels).set(key, state))
  const view = useMemo(() => viewCascade(nodes, known, path, load !== undefined), [nodes, known, path, load])
  const missing = view.missing && pathKey(view.missing.path)

  const fetchMissing = useEffectEvent(() => {
    if (!view.missing || !load) return
    const key = pathKey(view.missing.path)
    put(key, 'loading')
    load(view.missing.parent).then(
      level => put(key, level),
      () => put(key, 'failed'),
    )
  })
  useEffect(() => {
    if (active && missing !== undefined) fetchMissing()
  }, [active, missing])

  return {
    view,
    retry: () => setKnown(levels => new Map([...levels].filter(([, state]) => state !== 'failed'))),
  }
}
