import type { CascadeNode } from '../../common/cascader/cascade-node.ts'

type Value = CascadeNode['value']

/** How a node of a tree is ticked. */
export type TickState = 'on' | 'some' | 'off'

/** The last nodes below a node; the node itself when nothing is below. */
export const leavesOf = (node: CascadeNode): readonly CascadeNode[] =>
  node.children && node.children.length > 0 ? node.children.flatMap(leavesOf) : [node]

/** How a node stands when these leaves are ticked. */
export function tickOf(node: CascadeNode, ticked: ReadonlySet<Value>): TickState {
  const leaves = leavesOf(node)
  const on = leaves.filter(leaf => ticked.has(leaf.value)).length
  return on === 0 ? 'off' : on === leaves.length ? 'on' : 'some'
}

/** The ticked leaves after a press on a node: all below it on, unless they were all on before. */
export function pressed(node: CascadeNode, ticked: readonly Value[]): Value[] {
  const below = leavesOf(node).map(leaf => leaf.value)
  const off = tickOf(node, new Set(ticked)) === 'on'
  const others = ticked.filter(value => !below.includes(value))
  return off ? others : [...others, ...below]
}

/** A line of a tree that is in sight. */
export interface TreeLine {
  readonly node: CascadeNode
  /** From 1. */
  readonly level: number
  readonly parent: Value | undefined
  /** Undefined where there is nothing to open. */
  readonly open: boolean | undefined
}

/** The lines of a tree that are in sight, from top to bottom. */
export function visibleLines(
  nodes: readonly CascadeNode[],
  opened: ReadonlySet<Value>,
  level = 1,
  parent?: Value,
): TreeLine[] {
  return nodes.flatMap(node => {
    const below = node.children ?? []
    const open = below.length > 0 ? opened.has(node.value) : undefined
    return [{ node, level, parent, open }, ...(open ? visibleLines(below, opened, level + 1, node.value) : [])]
  })
}
