import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { tagRecipe } from './tag.recipe.ts'
import { type TagValue, tagStyleOf } from './tag-style.ts'

/** A tinted tag with a text, in an explicit tone. */
export const Tag = chakra('span', tagRecipe)

export interface TagBadgeProps {
  /** Determines the style by the rule of §4. */
  readonly value: TagValue
  /** Text to show. @default the value itself */
  readonly children?: ReactNode
}

/** A value as a tag, coloured by the rule of §4; '-' without a value. */
export function TagBadge({ value, children }: TagBadgeProps) {
  const style = tagStyleOf(value)
  if (!style) return <>-</>
  return <Tag tone={style}>{children ?? String(value)}</Tag>
}
