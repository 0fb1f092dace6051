import type { CascadeNode } from './cascade-node.ts'

/** Values from the root down. */
export type CascadePath = readonly (string | number)[]

/** State of a column. */
export type ColumnState = 'loading' | 'failed' | readonly CascadeNode[]

/** Loaded levels, by the path above them. */
export type KnownLevels = ReadonlyMap<string, ColumnState>

/** What is loaded along a path. */
export interface CascadeView {
  readonly columns: readonly ColumnState[]
  /** The nodes that the path names. */
  readonly chosen: readonly CascadeNode[]
  /** The next level to load; undefined when there is none or it is loading. */
  readonly missing: { readonly path: CascadePath; readonly parent: CascadeNode | undefined } | undefined
}

/** Key of the nodes below a path. */
export const pathKey = (path: CascadePath): string => path.map(String).join('/')

/** Whether a node may have children; in a lazy cascade every node may, unless it is marked as a leaf. */
export const hasBelow = (node: CascadeNode, lazy: boolean): boolean =>
  node.children !== undefined ? node.children.length > 0 : lazy && node.leaf !== true

/** Follows a path through a whole tree and the loaded levels; values may be texts of digits. */
export function viewCascade(
  nodes: readonly CascadeNode[] | undefined,
  known: KnownLevels,
  path: CascadePath,
  lazy: boolean,
): CascadeView {
  const columns: ColumnState[] = []
  const chosen: CascadeNode[] = []
  let level: ColumnState | undefined = nodes ?? known.get('')
  for (let depth = 0; ; depth++) {
    const above = path.slice(0, depth)
    if (level === undefined)
      return { columns, chosen, missing: lazy ? { path: above, parent: chosen.at(-1) } : undefined }
    columns.push(level)
    if (typeof level === 'string') break
    const node: CascadeNode | undefined = level.find(each => String(each.value) === String(path[depth]))
    if (!node || path[depth] === undefined) break
    chosen.push(node)
    if (!hasBelow(node, lazy)) break
    level = node.children ?? known.get(pathKey(path.slice(0, depth + 1)))
  }
  return { columns, chosen, missing: undefined }
}

/** A node at the end of a tree with the way to it. */
export interface CascadeFound {
  readonly path: CascadePath
  readonly node: CascadeNode
  /** Labels from the root down. */
  readonly labels: readonly string[]
}

/**
 * Nodes without children whose names have the typed text: those with it in their own name first, then those below a name
 * that has it.
 */
export function findInCascade(nodes: readonly CascadeNode[], typed: string, most: number): readonly CascadeFound[] {
  const text = typed.trim().toLowerCase()
  if (text === '') return []
  const has = ({ label, words = '' }: CascadeNode) => `${label} ${words}`.toLowerCase().includes(text)
  const own: CascadeFound[] = []
  const below: CascadeFound[] = []
  const visit = (
    level: readonly CascadeNode[],
    above: Pick<CascadeFound, 'path' | 'labels'>,
    isBelow: boolean,
  ): void => {
    for (const node of level) {
      const path = [...above.path, node.value]
      const labels = [...above.labels, node.label]
      if (node.children !== undefined && node.children.length > 0)
        visit(node.children, { path, labels }, isBelow || has(node))
      else if (has(node)) own.push({ path, node, labels })
      else if (isBelow) below.push({ path, node, labels })
    }
  }
  visit(nodes, { path: [], labels: [] }, false)
  return [...own, ...below].slice(0, most)
}
