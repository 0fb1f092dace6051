import type { ClassNode } from '@shiji/contract/platform/platform.ts'

/** The way from the root down to a class; the class alone where the tree does not have it. */
export function classPath(tree: readonly ClassNode[], id: number): readonly number[] {
  const found = tree.flatMap(node => pathsTo(node, id))[0]
  return found ?? [id]
}

function pathsTo(node: ClassNode, id: number): readonly (readonly number[])[] {
  if (node.id === id) return [[id]]
  return node.children.flatMap(child => pathsTo(child, id)).map(path => [node.id, ...path])
}
