import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { tagRecipe } from './tag.recipe.ts'
import { type TagValue, tagStyleOf } from './tag-style.ts'

/** A tint with a word on it, in a tone that the caller answers for. */
export const Tag = chakra('span', tagRecipe)

export interface TagBadgeProps {
  /** Decides the style by the rule of §4. */
  readonly value: TagValue
  /** Word to show. @default the value itself */
  readonly children?: ReactNode
}

/** A value as a tag, coloured by the rule of §4; '-' when there is none. */
export function TagBadge({ value, children }: TagBadgeProps) {
  const style = tagStyleOf(value)
  if (!style) return <>-</>
  return <Tag tone={style}>{children ?? String(value)}</Tag>
}
