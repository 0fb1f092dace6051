import type { ClassNode } from '@shiji/contract/platform/platform.ts'
import Type from 'typebox'

const node = (depth: number): Record<string, unknown> => ({
  type: 'object',
  properties: {
    id: { type: 'integer' },
    name: { type: 'string' },
    name_en: { type: 'string' },
    thumb: { type: 'string' },
    children: { type: 'array', items: depth === 1 ? { type: 'object' } : node(depth - 1) },
  },
})

/** Answer of calls that return a class tree. */
export const ClassTree = Type.Array(Type.Unsafe<ClassNode>(node(3)))
