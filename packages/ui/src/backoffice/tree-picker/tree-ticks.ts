import type { CascadeNode } from '../../common/cascader/cascade-node.ts'

type Value = CascadeNode['value']

/** Checked state of a tree node. */
export type TickState = 'on' | 'some' | 'off'

/** The leaves below a node; the node itself if it has no children. */
export const leavesOf = (node: CascadeNode): readonly CascadeNode[] =>
  node.children && node.children.length > 0 ? node.children.flatMap(leavesOf) : [node]

/** The state of a node when these leaves are checked. */
export function tickOf(node: CascadeNode, ticked: ReadonlySet<Value>): TickState {
  const leaves = leavesOf(node)
  const on = leaves.filter(leaf => ticked.has(leaf.value)).length
  return on === 0 ? 'off' : on === leaves.length ? 'on' : 'some'
}

/** The checked leaves after a click on a node: all below it checked, unless all were checked before. */
export function pressed(node: CascadeNode, ticked: readonly Value[]): Value[] {
  const below = leavesOf(node).map(leaf => leaf.value)
  const off = tickOf(node, new Set(ticked)) === 'on'
  const others = ticked.filter(value => !below.includes(value))
  return off ? others : [...others, ...below]
}

/** A visible line of a tree. */
export interface TreeLine {
  readonly node: CascadeNode
  /** From 1. */
  readonly level: number
  readonly parent: Value | undefined
  /** Undefined if there is nothing to open. */
  readonly open: boolean | undefined
}

/** The visible lines of a tree, from top to bottom. */
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
